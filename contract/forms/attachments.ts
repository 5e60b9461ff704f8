import { endingOf } from '../format/file-ending.ts'
import { FILE_ENDINGS } from './file-endings.ts'
import type { QuestionOf } from './questions.ts'

// A file that a visitor sends with a form. The form holds it as one text: the address of the upload with its name, so that a form that is shown again keeps it.

export interface Attachment {
  /** `/media/<id>` */
  address: string
  name: string
}

/** The marks that stand in place of the address of a file that was not taken in: it is too large, empty, of a wrong type, one too many, or could not be stored. */
export const REFUSALS = { size: '!size', empty: '!empty', type: '!type', number: '!number', failed: '!failed' } as const

/** `/media/<id>#report.pdf`, or `!size#report.pdf` for a file that was not taken in. */
export const attachmentText = (address: string, name: string): string => `${address}#${encodeURIComponent(name)}`

/** Reads such a text; a name that cannot be read is left out. */
export function readAttachment(text: string): Attachment {
  const [address = '', name = ''] = text.split('#')
  try {
    return { address, name: decodeURIComponent(name) }
  } catch {
    return { address, name: '' }
  }
}

/** False for the text of a file that the server did not take in. */
export const isTakenIn = (text: string): boolean => text.startsWith('/media/')

/** The name of the field whose texts are the files that a visitor removes again. No question has such a key. */
export const removing = (key: string): string => `remove.${key}`

/** True when a file of this name suits the question. */
export function hasEnding(question: Pick<QuestionOf<'file'>, 'types'>, name: string): boolean {
  return FILE_ENDINGS[question.types]?.includes(endingOf(name)) ?? true
}
