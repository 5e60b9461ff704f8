/** The words of the frame of the back office. */
export const shell = {
  menu: '菜单',
  open: '展开菜单',
  close: '收起菜单',
  trail: '当前位置',
  account: '账号菜单',
  profile: '个人中心',
  dashboard: '首页',
  site: '公司网站',
  changePassword: '修改密码',
  skip: '跳到内容',
  popups: '页面的菜单与选项',
  barPopups: '顶栏的菜单与选项',
  newWindow: '在新窗口打开',
  viewingAs: '以“{{role}}”查看',
  roleBack: '回到全部角色',
  changeRole: '切换角色',
  allRoles: '全部角色',
  failureLead: '其他标签页不受影响。',
  partFailed: '此区域无法显示。',
  editorFailed: '编辑器未能加载，已填写的内容都在：{{reason}}',
  offline: '当前离线。未保存的内容已保留在此浏览器中，恢复网络后自动继续加载。',
  bell: '后台任务：{{open}} 个进行中，{{unseen}} 个新结果',
  bellNotices: '，{{notices}} 条异常提醒',
  failureAgain: '重新打开',
}

/** The words of passwords behind the login. */
export const password = {
  title: '修改密码',
  current: '旧密码',
  submit: '修改密码',
  currentMissing: '旧密码不能为空',
  freshMissing: '新密码不能为空',
  againMissing: '确认密码不能为空',
  done: '修改成功',
  failed: '密码修改失败',
  initial: '初始密码',
  reset: '重置密码',
  resetLead: '为 {{name}} 设置新密码；该用户将在所有设备上退出登录。',
  resetDone: '密码已重置',
  addresses: '此项由有权重置密码的人修改。',
  ownAddresses: '自己的请在个人中心修改。',
}

/** The page that somebody may not open. */
export const forbidden = { title: '没有权限', lead: '您的角色不能打开这个页面。需要的话，请联系管理员。', back: '回到后台首页' }
