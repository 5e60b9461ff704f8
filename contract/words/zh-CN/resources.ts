import { resourceWords, sectionWords, sharedWords } from '../../resources/words.ts'

export const actions = {
  View: '查看',
  Add: '新增',
  Edit: '编辑',
  Delete: '删除',
  Publish: '发布',
  Import: '导入',
  Export: '导出',
  ResetPassword: '重置密码',
  DeleteUsed: '删除使用中的文件',
  Fill: '填写',
}

export const states = { draft: '草稿', scheduled: '定时发布', published: '已发布' }

/** Services that no resource stands behind. */
export const services = {
  Setting: '系统设置',
  Upload: '上传文件',
  Session: '登录会话',
  SignOnLink: '单点登录关联',
  WebLog: '访问日志',
  AuditLog: '审计日志',
  LoginLog: '登录日志',
  EntityChange: '数据变更',
  Burst: '异常提醒',
  BrowserError: '浏览器错误',
  Job: '后台任务',
  StaffForm: '填写表单',
}

/** Labels that many resources share. */
export const shared = sharedWords('zh-CN')

/** The headings of forms. */
export const sections = sectionWords('zh-CN')

/** As the declarations say it. */
export const resources = resourceWords('zh-CN')
