import { plainString } from '../field-schema.ts'

/** A line that readers see, in Chinese; its English twin may be missing, then the Chinese line stands there too. */
export const words = plainString.trim().min(1).max(200)
export const otherWords = plainString.trim().max(200).nullish()

/** A text of several lines below a question or between questions. */
export const help = plainString.trim().max(2000).nullish()
