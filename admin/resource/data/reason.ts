import { CallError } from '../../session/http.ts'
import { messageOf } from './restore-rows.ts'

/** Why a call failed, in one sentence: the complaint about its input, where there is one. */
export const reasonOf = (error: unknown): string =>
  (error instanceof CallError ? error.body?.validationErrors?.[0]?.message : undefined) ?? messageOf(error)
