import { createHash } from 'node:crypto'

// A file of a log: the head, a line for each row, the end. Each line but the first holds its number and the hash of the line before.

const FORMAT = 'portico log 1'

/** The first line says what the file is of. */
export interface Head {
  format: typeof FORMAT
  site: string
  log: string
  /** Days in the time zone of the site, both included; null: where the log begins, or ends. */
  from: string | null
  to: string | null
  timeZone: string
  /** When the file was made. */
  time: string
  keyId: string
}

/** The last line; the signature is that of the line without it. */
interface End {
  line: number
  previous: string
  count: number
  signature: string
}

type Row = Record<string, unknown>

/** Where a file has come to: the number of its last line, and the hash of that line. The next line follows from it. */
export interface Link {
  line: number
  hash: string
}

/** Lines as text, and where the file has come to with them. */
interface Lines {
  text: string
  link: Link
}

type Sign = (text: string) => string

export function headLine(head: Omit<Head, 'format'>): Lines {
  const text = JSON.stringify({ format: FORMAT, ...head })
  return { text: `${text}\n`, link: { line: 1, hash: hashOf(text) } }
}

/** The lines of some rows, behind those that are there. */
export function rowLines(rows: Row[], { line, hash }: Link): Lines {
  let text = ''
  for (const row of rows) {
    const own = JSON.stringify({ line: ++line, previous: hash, row })
    hash = hashOf(own)
    text += `${own}\n`
  }
  return { text, link: { line, hash } }
}

/** The last line. */
export function endLine({ line, hash }: Link, sign: Sign): string {
  const end = { line: line + 1, previous: hash, count: line - 1 }
  return `${JSON.stringify({ ...end, signature: sign(JSON.stringify(end)) })}\n`
}

/** Writes the lines of a file, a batch of rows at a time. */
export async function* chained(head: Omit<Head, 'format'>, batches: AsyncIterable<Row[]>, sign: Sign): AsyncGenerator<string> {
  let { text, link } = headLine(head)
  yield text
  for await (const rows of batches) {
    ;({ text, link } = rowLines(rows, link))
    if (text) yield text
  }
  yield endLine(link, sign)
}

/** Thrown for a file that is not as it was signed; the message names the line. */
export class Broken extends Error {}

type IsSigned = (text: string, signature: string, head: Head) => boolean

/** Reads a file line by line. Returns its head and the number of its rows; throws `Broken` at the first line that is not as it was signed. */
export async function checkChain(lines: AsyncIterable<string>, isSigned: IsSigned): Promise<{ head: Head; count: number }> {
  let head: Head | null = null
  let last = ''
  let number = 0
  let end: End | null = null
  for await (const text of lines) {
    number++
    if (end !== null) throw new Broken(`Line ${number} stands behind the end of the file: something was added, or files were joined.`)
    if (head === null) head = headOf(text)
    else end = follow(text, { number, last })
    last = text
  }
  if (head === null) throw new Broken('The file is empty.')
  if (end === null) throw new Broken(`The file ends with line ${number} and without its signature: it was cut off.`)
  const { signature, ...signed } = end
  if (signed.count !== number - 2) throw new Broken(`Line ${number} tells of ${signed.count} rows, and there are ${number - 2}.`)
  if (!isSigned(JSON.stringify(signed), signature, head))
    throw new Broken(`The signature in line ${number} is not that of the key ${head.keyId}.`)
  return { head, count: signed.count }
}

function headOf(text: string): Head {
  const head = parsed(text) as Head | null
  if (head?.format !== FORMAT) throw new Broken('Line 1 is not the head of an exported log.')
  return head
}

/** Checks a line against its place and the line before; returns it if it is the end. */
function follow(text: string, { number, last }: { number: number; last: string }): End | null {
  const told = parsed(text) as (Partial<End> & { row?: Row }) | null
  if (typeof told?.line !== 'number')
    throw new Broken(`Line ${number} is no line of an exported log: it was changed, or files were joined.`)
  if (told.line !== number)
    throw new Broken(`Line ${number} was line ${told.line} when the file was signed: lines were moved, added or taken out.`)
  if (told.previous !== hashOf(last)) throw new Broken(`Line ${number - 1} was changed: line ${number} does not follow from it.`)
  return typeof told.signature === 'string' ? (told as End) : null
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
