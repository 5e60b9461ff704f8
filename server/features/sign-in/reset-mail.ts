import type { Language } from '../../../contract/languages.ts'
import { say } from '../../language/words.ts'
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
  const shown = (text: string) =>
    text === link
      ? `<a href="${escaped(link)}" style="color:#1677ff">${escaped(line('button'))}</a><br><small>${escaped(link)}</small>`
      : escaped(text)
  return {
    to,
    subject: line('subject'),
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body style="font:15px/1.7 sans-serif;color:#1f2329;max-width:560px">${paragraphs
      .map((text) => `<p>${shown(text)}</p>`)
      .join('')}</body></html>`,
  }
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign]!)
