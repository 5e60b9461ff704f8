import type { Language } from '../../../contract/languages.ts'
import { say } from '../../language/words.ts'
import { letter } from '../messages/letter.ts'
import type { Mail } from '../messages/mail.ts'

interface ResetMail {
  to: string
  language: Language
  site: string
  /** The first name of the person. */
  name: string
  link: string
  minutes: number
}

/** The mail with the link that sets a new password. */
export function resetMail({ to, language, link, ...values }: ResetMail): Mail {
  const line = (key: string) => say(language, `messages.reset.${key}`, values)
  const paragraphs = [line('greeting'), line('lead'), link, line('lasts'), line('notYou')]
  return letter({ to, language, subject: line('subject'), paragraphs, link: { address: link, button: line('button') } })
}
