import { Parser } from 'htmlparser2'
import type { S3Call } from './s3-client.ts'

interface Listed {
  key: string
  size: number
  /** Milliseconds since 1970. */
  modified: number
}

interface Page {
  files: Listed[]
  /** The folders directly below, each with its slash at the end. */
  folders: string[]
  next: string | null
}

/** Yields the pages of a list of keys that begin alike; with `isFlat`, what lies in folders below is told by the folders' names only. */
export async function* listed(call: S3Call, prefix: string, isFlat = false): AsyncGenerator<Page> {
  let next: string | null = null
  do {
    const query = { 'list-type': '2', prefix, ...(isFlat && { delimiter: '/' }), ...(next !== null && { 'continuation-token': next }) }
    const page = pageIn(await (await call('', { method: 'GET', query })).text())
    yield page
    next = page.next
  } while (next !== null)
}

/** Reads the XML of ListObjectsV2. */
function pageIn(xml: string): Page {
  const page: Page = { files: [], folders: [], next: null }
  const path: string[] = []
  let text = ''
  let file: Listed = { key: '', size: 0, modified: 0 }
  const read: Record<string, () => void> = {
    'Contents/Key': () => void (file = { ...file, key: text }),
    'Contents/Size': () => void (file = { ...file, size: Number(text) }),
    'Contents/LastModified': () => void (file = { ...file, modified: Date.parse(text) }),
    'ListBucketResult/Contents': () => void page.files.push(file),
    'CommonPrefixes/Prefix': () => void page.folders.push(text),
    'ListBucketResult/NextContinuationToken': () => void (page.next = text || null),
  }
  const parser = new Parser(
    {
      onopentag: (name) => {
        path.push(name)
        text = ''
      },
      ontext: (more) => void (text += more),
      onclosetag: () => {
        read[path.slice(-2).join('/')]?.()
        path.pop()
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return page
}
