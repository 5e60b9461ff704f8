import type { admin as zhAdmin } from '../zh-CN/admin.ts'

export const admin: typeof zhAdmin = {
  languages: { 'zh-CN': '中文', en: 'English' },

  pages: {
    login: 'Sign in',
    secondFactor: 'Set up two-step verification',
    setup: 'Set up',
    forgotPassword: 'Forgot your password?',
    resetPassword: 'Set a new password',
    forbidden: 'No permission',
    missing: 'Page not found',
    login1: 'Login page 2',
    login2: 'Login page 3',
  },

  calls: {
    timeout: 'The request timed out, please try again',
    network: 'The server cannot be reached, please check your connection',
    gone: 'This record does not exist; it may have been deleted.',
    failed: 'The request failed ({{status}})',
    demo: '演示版本，不允许操作',
    hasError: 'Has Error',
    endedElsewhere: 'Your session has ended in another window.',
  },

  failure: {
    title: 'The page could not be loaded',
    reload: 'Reload',
    again: 'Try again',
    leads: {
      offline: 'There is no network. The page tries again when it is back.',
      network: 'The server cannot be reached. Check the connection and try again.',
      tooMany: 'Too many requests. Try again in a moment.',
      busy: 'The server is busy. Try again in a moment.',
      code: 'The files of this page did not arrive. Try again.',
      updated: 'The system was updated. Reload to use the new version; unsaved content comes back.',
      fault: 'Showing the page failed. The error is in the error log.',
    },
  },
  missing: {
    title: 'Page not found',
    lead: 'The address may be mistyped, or the page has moved.',
    dashboard: 'To the dashboard',
    home: 'To the web site',
  },

  shell: { language: 'Language', languageChanged: 'Switch Language Success', logOut: 'Log out' },

  signIn: {
    title: 'Sign in',
    lead: 'Welcome back. Please sign in with your account.',
    words: 'From an editor’s keyboard to a visitor’s screen.',
    site: 'Back to the site',
    userName: 'User name or e-mail',
    password: 'Password',
    userNameMissing: 'Please enter your user name',
    passwordMissing: 'Please enter your password',
    showPassword: 'Show password',
    submit: 'Sign in',
    busy: 'One moment…',
    wait: 'Try again in {{seconds}} s',
    withPasskey: 'Use a passkey',
    tabs: { label: 'Ways to sign in', password: 'Password', phone: 'Phone' },
  },

  password: {
    fresh: 'New password',
    again: 'Confirm password',
    length: '{{min}} to {{max}} characters',
    differs: 'The two passwords differ',
  },
}
