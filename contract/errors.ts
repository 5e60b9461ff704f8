/** One member's complaint in a refused input (C-03). */
export interface ValidationError {
  message: string
  members: string[]
}

/** The public code of an error. */
export type ProblemCode =
  | 'signedOut'
  | 'forbidden'
  | 'invalid'
  | 'notFound'
  | 'conflict'
  | 'stale'
  | 'rule'
  | 'loginFailed'
  | 'demo'
  | 'tooMany'
  | 'tooLarge'
  | 'busy'
  | 'unavailable'
  | 'full'
  | 'hungUp'
  | 'unexpected'

export const STATUS: Record<ProblemCode, number> = {
  signedOut: 401,
  forbidden: 403,
  invalid: 400,
  notFound: 404,
  conflict: 409,
  stale: 409,
  rule: 422,
  // Clients of this family take a 401 for an ended session, and show nothing.
  loginFailed: 400,
  demo: 403,
  tooMany: 429,
  tooLarge: 413,
  busy: 503,
  unavailable: 503,
  full: 507,
  // Nobody reads it; the request log calls it as other servers do.
  hungUp: 499,
  unexpected: 500,
}

/** The one kind of error that our code throws on purpose; `server/http/errors.ts` alone turns it into a reply. */
export class Problem extends Error {
  readonly code: ProblemCode
  /** Words for the message (`problem.<code>` unless told), filled with `values`. */
  readonly words: string
  readonly values: Record<string, unknown>
  /** Words key by member name. */
  readonly members: Record<string, string>
  /** The blanks of single members, where they differ from `values`. */
  readonly memberValues: Record<string, Record<string, unknown>>
  /** Anything the client may use to help (who changed it, when; seconds to wait). */
  readonly data: Record<string, unknown> | null

  constructor(
    code: ProblemCode,
    more: Partial<Pick<Problem, 'words' | 'values' | 'members' | 'memberValues'>> & { data?: Record<string, unknown> } = {},
  ) {
    super(code)
    this.code = code
    this.words = more.words ?? `problem.${code}`
    this.values = more.values ?? {}
    this.members = more.members ?? {}
    this.memberValues = more.memberValues ?? {}
    this.data = more.data ?? null
  }
}

/** The `error` half of the envelope (C-03). */
export interface ErrorBody {
  code: number
  message: string
  details: string | null
  validationErrors: ValidationError[] | null
  data?: Record<string, unknown> | null
}

export interface Envelope<T> {
  result: T
  targetUrl: null
  success: boolean
  error: ErrorBody | null
  unAuthorizedRequest: boolean
  __abp: true
}
