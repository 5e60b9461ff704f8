import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn } from './stamp.mjs'

const isText = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/
const smallest = 1024

const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
const zipped = (bytes) => promisify(gzip)(bytes, { level: 9 })

/** Writes a `.br` and a `.gz` beside each text file that becomes smaller, so that the server never compresses a file itself. */
export async function compressFolder(folder) {
  const files = filesIn(folder, 'assets').filter((file) => isText.test(file))
  await Promise.all(files.map((file) => compressFile(join(folder, file))))
}

async function compressFile(file) {
  const bytes = await readFile(file)
  if (bytes.length < smallest) return
  const [br, gz] = await Promise.all([brotli(bytes), zipped(bytes)])
  if (br.length < bytes.length) await writeFile(`${file}.br`, br)
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz)
}
