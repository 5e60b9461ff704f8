/** Words of import and export in the bar of a list. */
export const transfer = {
  both: '导入与导出',
  import: '导入',
  export: '导出',
}
