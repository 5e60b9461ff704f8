import type { pages as zhPages } from '../zh-CN/admin-pages.ts'

export const pages: typeof zhPages = {
  dashboard: 'Dashboard',
  profile: 'Profile',
  theme: 'Theme',
  errorLog: 'Error log',
  dictionary: 'Dictionary',
  setting: 'Settings',
  productSetting: 'Product settings',
  addSpu: 'New product in steps',
  recycleBin: 'Recycle bin',
  access: 'Permission check',
  webLog: 'Web log',
  auditLog: 'Audit log',
  loginLog: 'Sign-in log',
  fileUpload: 'File upload',
  formGenerator: 'Form designer',
  fillForm: 'Fill in forms',
  entityChange: 'Changes of data',
  examples: 'Examples',
}
