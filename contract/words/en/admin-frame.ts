import type * as zh from '../zh-CN/admin-frame.ts'

export const shell: typeof zh.shell = {
  menu: 'Menu',
  open: 'Open menu',
  close: 'Close menu',
  trail: 'Breadcrumb',
  account: 'Account menu',
  profile: 'Profile',
  dashboard: 'Dashboard',
  site: 'Company site',
  changePassword: 'Change password',
  skip: 'Skip to content',
  popups: 'Menus and choices of the page',
  barPopups: 'Menus and choices of the top bar',
  newWindow: 'opens in a new window',
  viewingAs: 'As {{role}}',
  roleBack: 'Back to all roles',
  changeRole: 'Change role',
  allRoles: 'All roles',
  failureLead: 'Other tabs are not affected.',
  partFailed: 'This part cannot be shown.',
  editorFailed: 'The editor could not be loaded. Your text is still there. {{reason}}',
  offline: 'You are offline. Unsaved content is kept in this browser; loading goes on when the network is back.',
  bell: 'Background jobs: {{open}} running, {{unseen}} with a new result',
  bellNotices: ', {{notices}} alerts',
  failureAgain: 'Open again',
}

export const password: typeof zh.password = {
  title: 'Change password',
  current: 'Old password',
  submit: 'Change password',
  currentMissing: 'The old password must not be empty',
  freshMissing: 'The new password must not be empty',
  againMissing: 'Please repeat the new password',
  done: 'Password changed',
  failed: 'The password was not changed',
  initial: 'First password',
  reset: 'Reset password',
  resetLead: 'Set a new password for {{name}}; it ends their sessions on every device.',
  resetDone: 'Password reset',
  addresses: 'This is changed by those who may reset passwords.',
  ownAddresses: 'Change your own in your profile.',
}

/** The page that somebody may not open. */
export const forbidden: typeof zh.forbidden = {
  title: 'No permission',
  lead: 'Your role cannot open this page. Ask an administrator if you need it.',
  back: 'To the dashboard',
}
