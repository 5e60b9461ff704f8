import type { fillForm as zhCN } from '../zh-CN/admin-fill-form.ts'

export const fillForm: typeof zhCN = {
  lead: 'Fill in the forms that are for you, and read what you have sent.',
  offered: 'Forms to fill in',
  noneOffered: 'There are no forms for you at present.',
  fill: 'Fill in',
  closed: 'Closed',
  closedLead: 'This form takes no answers at present.',
  left: 'What you had filled in and not sent',
  leftLead: 'It is still kept in this browser, so you can copy it.',
  given: 'Sent by me',
  noneGiven: 'You have not sent any form yet.',
  columns: { form: 'Form', summary: 'Summary', time: 'Sent', status: 'Status' },
  back: 'Back',
  sent: 'Sent, number {{number}}',
  sentLead: 'Those who look after the form can now read it.',
  again: 'Fill in another',
  view: 'See what was sent',
  number: 'Number {{number}}',
  failed: 'It was not sent',
  uploadFailed: '{{name}} was not uploaded: {{reason}}',
  noReply: 'The server gave no answer. Please try again.',
}
