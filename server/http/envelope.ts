import type { Envelope, ErrorBody } from '../../contract/errors.ts'

/** The envelope of C-03 around a result. */
export const success = <T>(result: T): Envelope<T> => ({
  result,
  targetUrl: null,
  success: true,
  error: null,
  unAuthorizedRequest: false,
  __abp: true,
})

/** The envelope of C-03 around an error. */
export const failure = (error: ErrorBody, unAuthorizedRequest = false): Envelope<null> => ({
  result: null,
  targetUrl: null,
  success: false,
  error,
  unAuthorizedRequest,
  __abp: true,
})
