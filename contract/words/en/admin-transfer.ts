import type * as zh from '../zh-CN/admin-transfer.ts'

/** Words of import and export in the bar of a list. */
export const transfer: typeof zh.transfer = {
  both: 'Import and export',
  import: 'Import',
  export: 'Export',
}
