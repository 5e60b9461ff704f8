import type { resume as zhResume, tabs as zhTabs } from '../zh-CN/admin-tabs.ts'

/** Words of the tabs of the back office. */
export const tabs: typeof zhTabs = {
  /** Stands between the parts of a list. */
  comma: ', ',
  label: 'Open pages',
  unsaved: 'Unsaved changes',
  unsavedLead: '{{titles}}: unsaved changes will be lost.',
  signOutLead: '{{titles}}: there are unsaved changes. Signing out deletes them from this browser.',
  signOut: 'Sign out anyway',
  closeOne: 'Close {{title}}',
  refresh: 'Refresh',
  close: 'Close',
  closeOthers: 'Close others',
  closeAll: 'Close all',
}

/** Words of the dialog that signs in again. */
export const resume: typeof zhResume = {
  title: 'Your session has ended',
  lead: 'Your unsaved changes are still here. Sign in again to continue. If you leave, they stay in this browser for 30 days and come back when you sign in again.',
  leave: 'Leave',
}
