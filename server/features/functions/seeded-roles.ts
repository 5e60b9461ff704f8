import { allPermits } from '../../../contract/api/registry.ts'
import { EVERYTHING } from '../../http/permits.ts'

/** The services that editors write: the site's content and the products. */
const EDITED = [
  'News',
  'Article',
  'SiteCategory',
  'Carousel',
  'GalleryPicture',
  'Navigation',
  'Redirect',
  'Product',
  'ProductCategory',
  'ProductType',
  'Brand',
  'SpecTemplate',
  'DynamicForm',
]

/** The logs hold the addresses of people and what others did, the settings how the site is run: the customer decides who reads them. */
const APART = ['WebLog', 'AuditLog', 'LoginLog', 'EntityChange', 'BrowserError', 'Burst', 'Setting', 'Job']

/** An auditor reads and exports the logs, and sees nothing else. */
const AUDITED = ['WebLog', 'AuditLog', 'LoginLog', 'EntityChange'].flatMap((log) => [`${log}/View`, `${log}/Export`])

const NAMES = {
  admin: { displayName: '管理员', displayNameEn: 'Administrator', description: '拥有全部权限', descriptionEn: 'May do everything' },
  editor: {
    displayName: '编辑',
    displayNameEn: 'Editor',
    description: '网站内容和产品',
    descriptionEn: 'The content of the site and the products',
  },
  auditor: { displayName: '审计员', displayNameEn: 'Auditor', description: '查看和导出日志', descriptionEn: 'Reads and exports the logs' },
  viewer: { displayName: '只读用户', displayNameEn: 'Viewer', description: '只读', descriptionEn: 'Sees, and changes nothing' },
}

/** The roles of A-06, and the auditor. Only admin is static; the others are a beginning that the customer changes. */
export const seededRoles = () => [
  { name: 'admin', ...NAMES.admin, isStatic: 1, granted: [EVERYTHING] },
  {
    name: 'editor',
    ...NAMES.editor,
    isStatic: 0,
    granted: [
      ...allPermits().filter((permit) => EDITED.includes(permit.split('/')[0]!)),
      // Enquiries and answers to forms come from visitors: editors answer them, and neither make nor delete them.
      'Enquiry/View',
      'Enquiry/Edit',
      'FormAnswer/View',
      'FormAnswer/Edit',
      'StaffForm/Fill',
      'SiteInfo/View',
      'SiteInfo/Edit',
      'DictType/View',
      'DictItem/View',
      'Upload/View',
      'Upload/Add',
      'Upload/Edit',
      'Upload/Delete',
    ],
  },
  {
    name: 'viewer',
    ...NAMES.viewer,
    isStatic: 0,
    granted: allPermits().filter((permit) => permit.endsWith('/View') && !APART.includes(permit.split('/')[0]!)),
  },
  { name: 'auditor', ...NAMES.auditor, isStatic: 0, granted: AUDITED },
]
