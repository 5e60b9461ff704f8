import { expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { resetSetting } from './settings.ts'

test.each([
  ['appTitle', 'APP_TITLE in the environment decides appTitle: change it there, and start the server again.'],
  ['smtpUser', 'SMTP_HOST in the environment decides smtpUser: change it there, and start the server again.'],
  ['nothing', 'There is no setting "nothing"; there are '],
])('B-64d B-64e the operator who resets %s is told what decides it, before anything is touched', async (name, sentence) => {
  const mail = { SMTP_HOST: 'mail.example.com', MAIL_FROM: 'a@example.com', PUBLIC_URL: 'https://site.example' }
  const environment = readEnvironment({ APP_TITLE: 'Title', ...mail })
  await expect(resetSetting({} as never, environment, name)).rejects.toThrow(sentence)
})
