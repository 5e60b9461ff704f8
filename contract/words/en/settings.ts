import type { settingFault as zh } from '../zh-CN/settings.ts'

export const settingFault: typeof zh = {
  timeZone: 'There is no such time zone; an example is Asia/Shanghai',
  whole: 'Please enter a whole number',
  idle: 'Please enter 0, or at least 5 minutes',
  lengths: 'Must not be below the shortest length ({{min}})',
  notOffered: 'This language is not among the languages of the website',
  needed: 'This is needed while "{{because}}" is set',
  host: 'Please enter the name or address of a host, without protocol and port',
  publicUrl: 'Please set PUBLIC_URL on the server first: a mail holds full addresses',
  gatewayLog: 'Not in production: everybody who reads the log could sign in',
  safeAddress: 'Must begin with https:// unless it is on this machine',
  retype: 'Type the password again: the old one is not sent to another mail server',
  email: 'Not an e-mail address: {{value}}',
  decided: "The server's environment decides this: {{variable}}",
  ending: 'Not the ending of a file name: {{value}}',
  stale: 'Somebody has just changed this: {{names}}. Load the page again before you change it',
  unknown: 'There is no such setting: {{value}}',
}
