import type { browserErrors as zhErrors, errorPage as zhPage } from '../zh-CN/admin-errors.ts'

/** Words of the errors of all browsers. */
export const browserErrors: typeof zhErrors = {
  own: 'This browser',
  all: 'All browsers',
  lead: 'Each error of the interface, in whoever’s browser, is reported here. It holds no user, no address and nothing that was typed.',
  state: 'State',
  states: { open: 'Open', resolved: 'Resolved' },
  last: 'Last seen',
  keyword: 'Message, place or screen',
  none: 'No error has been reported.',
  noneFound: 'No error fits these filters.',
  detail: 'Details of the error',
  open: 'Show details: {{message}}',
  times: '× {{number}}',
  resolve: 'Mark as resolved',
  reopen: 'Open again',
  resolved: 'Marked as resolved. If it happens in a newer version, it is listed again.',
  reopened: 'Open again.',
  cameBack: 'Back again',
  cameBackLead: 'It was marked as resolved in version {{version}}.',
  fields: {
    message: 'Message',
    place: 'Place',
    count: 'Times',
    screen: 'Screen',
    browser: 'Browser',
    language: 'Language',
    version: 'Version',
    firstTime: 'First seen',
    lastTime: 'Last seen',
    resolvedTime: 'Resolved',
    resolvedBy: 'Resolved by',
    stack: 'Stack',
    part: 'Components',
  },
}

/** Words of the page of the error log beside those of its dialog. */
export const errorPage: typeof zhPage = {
  lead: 'Errors of the interface since it was opened, newest first. They are kept in this page only; a reload clears them.',
  off: 'Errors are logged in production only.',
  try: 'Try it',
  tryLead: 'Each button causes a real error, to show how it is logged in production.',
  causes: {
    event: 'Error on a click',
    promise: 'Unhandled rejection',
    part: 'Rendering error in a section',
    page: 'Rendering error in the page',
  },
  words: {
    event: 'Caused by a click on “{{cause}}”',
    promise: '“{{cause}}”: this promise has no handler',
    part: '“{{cause}}”: this section was not rendered',
    page: '“{{cause}}”: the page was not rendered',
  },
  broken: 'This part could not be shown. The rest of the page is not affected.',
  restore: 'Restore',
}
