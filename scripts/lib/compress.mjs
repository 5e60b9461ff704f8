import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn } from './stamp.mjs'

const isText = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/
const smallest = 1024

const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
const zipped = (bytes) => promisify(gzip)(bytes, { level: 9 })

/**
 * Writes a `.br` and a `.gz` beside each text file that becomes smaller, so that the server never compresses a file itself. A file that is the same in the
 * folder of an `earlier` build takes those it has there: to compress them all takes half of a build.
 */
export async function compressFolder(folder, earlier) {
  const files = filesIn(folder, 'assets').filter((file) => isText.test(file))
  await Promise.all(files.map((file) => compressFile(join(folder, file), join(earlier, file))))
}

async function compressFile(file, earlier) {
  const bytes = await readFile(file)
  if (bytes.length < smallest) return
  const isSame = await readFile(earlier).then(
    (old) => old.equals(bytes),
    () => false,
  )
  const write = async (ending, compress) => {
    if (isSame && (await isCopied(earlier + ending, file + ending))) return
    const small = await compress(bytes)
    if (small.length < bytes.length) await writeFile(file + ending, small)
  }
  await Promise.all([write('.br', brotli), write('.gz', zipped)])
}

const isCopied = (from, to) =>
  copyFile(from, to).then(
    () => true,
    () => false,
  )
