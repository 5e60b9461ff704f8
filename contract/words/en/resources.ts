import { resourceWords, sectionWords, sharedWords } from '../../resources/words.ts'
import type * as zh from '../zh-CN/resources.ts'

export const actions: typeof zh.actions = {
  View: 'View',
  Add: 'Add',
  Edit: 'Edit',
  Delete: 'Delete',
  Publish: 'Publish',
  Import: 'Import',
  Export: 'Export',
  ResetPassword: 'Reset password',
  DeleteUsed: 'Delete files in use',
  Fill: 'Fill in',
}

export const states: typeof zh.states = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' }

/** Services that no resource stands behind. */
export const services: typeof zh.services = {
  Setting: 'Settings',
  Upload: 'Uploaded files',
  Session: 'Session',
  SignOnLink: 'Link',
  WebLog: 'Web log',
  AuditLog: 'Audit log',
  LoginLog: 'Sign-in log',
  EntityChange: 'Changes of data',
  Burst: 'Alerts',
  BrowserError: 'Errors of browsers',
  Job: 'Background jobs',
  StaffForm: 'Filling in forms',
}

/** Labels that many resources share. */
export const shared = sharedWords('en')

/** The headings of forms. */
export const sections = sectionWords('en')

/** As the declarations say it. */
export const resources = resourceWords('en')
