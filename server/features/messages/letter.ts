import type { Language } from '../../../contract/languages.ts'
import type { Mail } from './mail.ts'

interface Letter {
  to: string
  language: Language
  subject: string
  /** The address of the link stands among them where the link is shown. */
  paragraphs: readonly string[]
  link?: { address: string; button: string }
}

/** Makes a mail of plain paragraphs, as text and as HTML. */
export function letter({ to, language, subject, paragraphs, link }: Letter): Mail {
  const shown = (text: string) =>
    link && text === link.address
      ? `<a href="${escaped(text)}" style="color:#1677ff">${escaped(link.button)}</a><br><small>${escaped(text)}</small>`
      : escaped(text)
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body style="font:15px/1.7 sans-serif;color:#1f2329;max-width:560px">${paragraphs
      .map((text) => `<p>${shown(text)}</p>`)
      .join('')}</body></html>`,
  }
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign]!)
