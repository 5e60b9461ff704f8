import type { formLook as zhCN } from '../zh-CN/form-look.ts'

export const formLook: typeof zhCN = {
  next: 'Next',
  back: 'Back',
  send: 'Send',
  step: 'Step {{at}} of {{total}}',
  required: 'required',
  choose: 'Choose',
  yes: 'Yes',
  no: 'No',
  open: 'Read the terms',
  files: 'Choose files',
  sendingFile: 'Uploading, {{percent}}%',
  fileHint: 'At most {{most}}, each up to {{megabytes}} MB',
  fileTooLarge: 'Not chosen, because larger than {{megabytes}} MB: {{names}}.',
  removeFile: 'Remove {{name}}',
  wrong: 'To be corrected: {{number}}',
  notViewable: 'You may not view this content, so the preview cannot offer it.',
  nothing: 'Nothing is asked in this step.',
}
