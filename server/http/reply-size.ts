import { type Budget, MB } from '../../contract/budget.ts'
import { Problem } from '../../contract/errors.ts'

/** Rows have a limit, but each may hold long texts: a reply that is larger than its budget asks the caller for fewer of them. */
export function refuseLargeReply({ bytesOut }: Budget, bytes: number): void {
  if (bytes > bytesOut) throw new Problem('rule', { words: 'problem.replySize', values: { megabytes: bytesOut / MB } })
}
