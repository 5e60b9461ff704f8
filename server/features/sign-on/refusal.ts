import type { SignOnReason } from '../../../contract/features/sign-on.ts'
import type { Failure } from '../sign-in/login-log.ts'

interface Refused {
  reason: SignOnReason
  /** The result in the log of sign-ins. */
  result: Failure
  /** The user whom the provider named, if there is one. */
  user?: { id: number; userName: string } | undefined
  cause?: unknown
}

/** A sign-on that ends at the login page, which says why. It holds no claim, no code and no token. */
export class SignOnRefusal extends Error {
  readonly reason: SignOnReason
  readonly result: Failure
  readonly user: Refused['user']

  constructor({ reason, result, user, cause }: Refused) {
    super(reason, { cause })
    this.reason = reason
    this.result = result
    this.user = user
  }
}
