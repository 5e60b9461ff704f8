import type { CountedLog } from '../../db/log-counts.ts'
import type { KeptLog } from './kept-log.ts'

/** The four logs: their times and their long texts. */
export const LOGS: { readonly [L in CountedLog]: KeptLog & { table: L } } = {
  webLog: { table: 'webLog', time: 'creationTime' },
  loginLog: { table: 'loginLog', time: 'creationTime' },
  auditLog: { table: 'auditLog', time: 'executionTime', long: 'parameters' },
  entityChange: { table: 'entityChange', time: 'changeTime', long: 'propertyChanges' },
}
