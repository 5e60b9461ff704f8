import { endingOf } from '../../../contract/format/file-ending.ts'
import type { DocumentKind, ProductDocument } from '../../../contract/resources/product-documents.ts'

/** Words by which files of a kind are usually called. */
const NAMED: readonly [DocumentKind, RegExp][] = [
  ['datasheet', /data.?sheet|规格书|数据手册|技术参数/i],
  ['drawing', /drawing|图纸|外形图|尺寸图/i],
  ['manual', /manual|guide|说明书|使用手册|用户手册/i],
]
const DRAWINGS: ReadonlySet<string> = new Set(['dwg', 'dxf', 'step', 'stp', 'igs', 'iges', 'stl'])

const LONGEST_TITLE = 128

/** The entry of a file that was just uploaded, filled in as far as its name tells: title, kind, and a version such as `V1.2`. */
export function newDocument(name: string, file: string): ProductDocument {
  const ending = endingOf(name)
  const title = (ending ? name.slice(0, -ending.length - 1) : name).replaceAll(/[_\s]+/g, ' ').trim()
  const version = /(?:^|[ _-])(v\d+(?:\.\d+){0,2})(?![\w.])/i.exec(title)?.[1]
  const kind = DRAWINGS.has(ending) ? 'drawing' : (NAMED.find(([, word]) => word.test(title))?.[0] ?? 'other')
  return { kind, title: title.slice(0, LONGEST_TITLE) || name.slice(0, LONGEST_TITLE), file, ...(version ? { version } : {}) }
}
