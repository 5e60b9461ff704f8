/** Words of the tabs of the back office. */
export const tabs = {
  /** Stands between the parts of a list. */
  comma: '、',
  label: '已打开的页面',
  unsaved: '有未保存的修改',
  unsavedLead: '{{titles}} 有未保存的修改，关闭后将丢失。',
  signOutLead: '{{titles}} 有未保存的修改。退出登录会删除保存在此浏览器中的这些修改。',
  signOut: '仍要退出',
  closeOne: '关闭 {{title}}',
  refresh: '刷新',
  close: '关闭',
  closeOthers: '关闭其他',
  closeAll: '关闭所有',
}

/** Words of the dialog that signs in again. */
export const resume = {
  title: '登录已失效',
  lead: '未保存的内容仍然保留，重新登录后可以继续编辑。如果现在离开，这些内容会在此浏览器中保留 30 天，再次登录后恢复。',
  leave: '暂时离开',
}
