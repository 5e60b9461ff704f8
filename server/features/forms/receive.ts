import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { KB, MB } from '../../../contract/budget.ts'
import { Problem } from '../../../contract/errors.ts'
import { attachmentText, hasEnding, REFUSALS, removing } from '../../../contract/forms/attachments.ts'
import { questionsOf, type FormDefinition } from '../../../contract/forms/definition.ts'
import type { QuestionOf } from '../../../contract/forms/questions.ts'
import type { Database } from '../../db/engine.ts'
import { hasSettingEnding } from '../uploads/endings.ts'
import { brokenOff, sentName } from '../uploads/receive.ts'
import type { FileStore } from '../uploads/store.ts'
import { takeInAttachment } from './attachments.ts'

/** The largest file that any question takes; the most files and fields of a form. */
const MOST_BYTES = 20 * MB
/** The most characters of all fields, as they are written in a form. */
const MOST_TEXT = 512 * KB
const ANSWER_LIMITS = { fileSize: MOST_BYTES, files: 100, fields: 2000, parts: 2100, fieldSize: 64 * KB }

interface Receiving {
  database: Database
  files: FileStore
  definition: FormDefinition
  /** The endings of names that the settings allow. */
  fileTypes: readonly string[] | null
  /** The person of the staff who sends it; null for a visitor. */
  creatorUserId: number | null
}

/**
 * Reads a form with its files, which are taken in as they arrive. In what is returned each file is a text (`contract/forms/attachments.ts`), so that the form
 * can be shown again without a second upload.
 */
export async function receiveForm(request: FastifyRequest, receiving: Receiving): Promise<URLSearchParams> {
  const fields = new URLSearchParams()
  let written = 0
  const parts = request.parts({ limits: ANSWER_LIMITS, throwFileSizeLimit: false } as never)
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        fields.append(part.fieldname, String(part.value))
        written += lengthOf(part.fieldname, String(part.value))
      }
      if (written > MOST_TEXT) throw new Problem('tooLarge', { words: 'problem.bodyTooLarge' })
      if (part.type === 'file') await receivePart(part, fields, receiving)
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    brokenOff(error as NodeJS.ErrnoException)
  }
  return fields
}

/** The characters of one field as a form writes it. Counted field by field, since the whole would be written anew with each of two thousand. */
const lengthOf = (name: string, value: string) => String(new URLSearchParams([[name, value]])).length + 1

/** A browser sends a part without a name for a question without a file. */
async function receivePart(part: MultipartFile, fields: URLSearchParams, receiving: Receiving) {
  const question = questionsOf(receiving.definition).find(({ key, kind }) => kind === 'file' && key === part.fieldname)
  const name = sentName(part.filename)
  if (!name || question?.kind !== 'file') return void part.file.resume()
  const refused = refusalOf(name, question, fields, receiving) ?? ((await isFull(receiving.files)) ? REFUSALS.failed : null)
  if (refused) part.file.resume()
  fields.append(question.key, attachmentText(refused ?? (await takeIn(part, name, question, receiving)), name))
}

const isFull = async (files: FileStore): Promise<boolean> => {
  try {
    await files.refuseWhenFull()
    return false
  } catch (error) {
    if (error instanceof Problem) return true
    throw error
  }
}

function refusalOf(name: string, question: QuestionOf<'file'>, fields: URLSearchParams, { fileTypes }: Receiving): string | null {
  if (!hasEnding(question, name) || !hasSettingEnding(name, fileTypes)) return REFUSALS.type
  const removed = new Set(fields.getAll(removing(question.key)))
  const kept = fields.getAll(question.key).filter((text) => !removed.has(text))
  return kept.length >= question.most ? REFUSALS.number : null
}

async function takeIn({ file }: MultipartFile, name: string, { megabytes }: QuestionOf<'file'>, receiving: Receiving) {
  const { database, files, creatorUserId } = receiving
  const waiting = await files.receive(file)
  try {
    if (file.truncated || file.bytesRead > megabytes * MB) return REFUSALS.size
    if (file.bytesRead === 0) return REFUSALS.empty
    const received = { waiting, name, size: file.bytesRead, creatorUserId, now: database.now() }
    return await takeInAttachment({ database, files }, received)
  } finally {
    await files.discard(waiting)
  }
}
