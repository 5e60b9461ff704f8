import { plainString } from '../field-schema.ts'
import { PASSWORD_BOUNDS } from './sign-in.ts'

/** The server refuses common ones besides. */
export const newPassword = plainString.min(PASSWORD_BOUNDS.min).max(PASSWORD_BOUNDS.max)
/** Never trimmed, never echoed; longer than any password we set, so that an old long one still signs in. */
export const givenPassword = plainString.min(1).max(256)
