import { number, text, yesNo } from '../fields.ts'
import { inGroup } from './setting.ts'

const logs = inGroup('logs')
const backups = inGroup('backups')
const backOffice = inGroup('backOffice')

const days = (usual: number) => number({ required: true, default: usual, min: 1, max: 3650 })
const DAYS = ['天', 'days'] as const
const rows = (usual: number) => number({ required: true, default: usual, min: 1000, max: 1_000_000_000 })
const ROWS = ['条', 'rows'] as const

export const logSettings = {
  webLogDays: logs(days(30), { label: ['访问日志', 'Log of requests'], unit: DAYS }),
  webLogRows: logs(rows(2_000_000), { label: ['访问日志最多', 'Log of requests, at most'], unit: ROWS }),
  loginLogDays: logs(days(180), { label: ['登录日志', 'Log of sign-ins'], unit: DAYS }),
  auditLogDays: logs(days(400), { label: ['审计日志', 'Audit log'], unit: DAYS }),
  auditLogRows: logs(rows(5_000_000), { label: ['审计日志最多', 'Audit log, at most'], unit: ROWS }),
  changeLogDays: logs(days(400), { label: ['数据变更日志', 'Log of changes'], unit: DAYS }),
  changeLogRows: logs(rows(5_000_000), { label: ['数据变更日志最多', 'Log of changes, at most'], unit: ROWS }),
  browserErrorDays: logs(days(90), {
    label: ['浏览器错误', 'Errors of browsers'],
    unit: DAYS,
    help: ['从最后一次发生算起。', 'Counted from the last time that it happened.'],
  }),
} as const

export const backupSettings = {
  nightlyBackup: backups(yesNo({ required: true, default: false }), {
    label: ['每晚自动备份', 'Backup each night'],
    help: ['备份后会还原到临时位置并核对。', 'Each is restored into a scratch place and compared.'],
  }),
  backupHour: backups(number({ required: true, default: 3, min: 0, max: 23 }), {
    label: ['备份时间', 'Hour of the backup'],
    unit: ['点', "o'clock"],
    help: ['按网站的时区。错过后会尽快补做。', 'In the time zone of the site. A missed one is made as soon as possible.'],
  }),
  backupsKept: backups(number({ required: true, default: 7, min: 1, max: 1000 }), {
    label: ['保留最近', 'Keep the latest'],
    unit: ['份', 'backups'],
  }),
} as const

export const backOfficeSettings = {
  appTitle: backOffice(text({ required: true, max: 100, default: 'Portico 管理后台' }), {
    label: ['后台标题', 'Title of the back office'],
    help: ['网站的名称在“站点信息”中设置。', 'The name of the website stands in "Site info".'],
  }),
  remoteMenus: backOffice(yesNo({ required: true, default: true }), {
    label: ['使用自定义菜单', 'Menu as arranged'],
    help: ['关闭后使用程序自带的菜单。', 'Without it staff get the menu of the program.'],
  }),
  defaultTheme: backOffice(text({ required: true, max: 7, default: '#1890ff', pattern: /^#[0-9a-fA-F]{6}$/ }), {
    label: ['默认主题色', 'Default theme colour'],
    help: ['每个人仍可自行更改。', 'Everyone can choose another for themselves.'],
  }),
  tagsView: backOffice(yesNo({ required: true, default: true }), { label: ['默认显示标签栏', 'Tabs bar at first'] }),
  fixedHeader: backOffice(yesNo({ required: true, default: false }), { label: ['默认固定顶栏', 'Fixed header at first'] }),
  examplePages: backOffice(yesNo({ required: true, default: false }), {
    label: ['显示示例页面', 'Example pages'],
    help: ['供开发人员参考的示例，所有后台用户可见。', 'Examples for developers; everyone in the back office sees them.'],
  }),
  baiduMapKey: backOffice(text({ max: 64, pattern: /^\w*$/ }), {
    label: ['百度地图密钥', 'Key of Baidu Maps'],
    help: [
      '用于示例“地图”。填写后，打开它的人会向百度请求图片，百度由此得知其网络地址。',
      'For the example “Map”. With it, whoever opens that page asks Baidu for pictures, and Baidu learns their network address.',
    ],
  }),
  sidebarLogo: backOffice(yesNo({ required: true, default: false }), { label: ['默认显示侧栏标志', 'Sidebar logo at first'] }),
} as const
