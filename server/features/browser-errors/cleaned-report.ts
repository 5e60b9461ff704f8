import { hash } from 'node:crypto'
import { EXAMPLE_PAGES } from '../../../contract/back-office/examples.ts'
import { BACK_OFFICE_PATHS } from '../../../contract/back-office/paths.ts'
import { deviceOf } from '../../../contract/format/device-name.ts'
import type { Language } from '../../../contract/languages.ts'
import { redactedMessage } from '../../http/redact-message.ts'
import { pageAt } from '../../site/page-at.ts'
import { fileOf, ownFrames } from './frames.ts'

interface Report {
  message: string
  stack: string
  part: string
  screen: string
  version: string
}

/** A report as it is kept: nothing in it says whose browser it was, or what somebody typed. */
export interface CleanedReport extends Report {
  id: string
  likeness: string
  place: string
  browser: string
  language: Language
}

export function cleanedReport(given: Report, userAgent: string, language: Language): CleanedReport {
  const [message, stack, part] = [redactedMessage(given.message) || '?', ownFrames(given.stack), ownFrames(given.part)]
  const place = stack[0] ?? part[0] ?? ''
  return {
    id: digestOf(given.version, message, place),
    likeness: digestOf(message, fileOf(place)),
    message,
    place,
    stack: stack.join('\n'),
    part: part.join('\n'),
    screen: screenOf(given.screen),
    browser: deviceOf(userAgent).join(' · '),
    language,
    version: given.version,
  }
}

const digestOf = (...parts: string[]) => hash('sha256', parts.join('\n'))

/** The screen or page at an address of the app, from our own lists: an address that somebody typed is not kept. */
function screenOf(address: string): string {
  const name = address.split(/[/?#]/, 2)[1] ?? ''
  const isScreen = BACK_OFFICE_PATHS.includes(name) || EXAMPLE_PAGES.some((page) => page.name === name)
  return isScreen ? `/${name}` : (pageAt(`/${name}`)?.base ?? '')
}
