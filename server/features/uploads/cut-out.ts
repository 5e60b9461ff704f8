import { Problem } from '../../../contract/errors.ts'
import { MAX_PICTURE_PIXELS } from '../../../contract/features/uploads.ts'
import type { Part } from './parts-of-pictures.ts'
import { PictureFailed, PictureProcessDied, type PictureProcess } from './picture-process.ts'
import type { FileStore } from './store.ts'

/** Has a part cut out of an original. The new file waits as one that was received. */
export async function cutOut({ files, work }: { files: FileStore; work: PictureProcess }, id: string, part: Part): Promise<string | null> {
  const file = await files.local(id)
  if (file === null) return null
  const into = await files.unfinished()
  try {
    const answer = await work.run({ kind: 'cut', file, mostPixels: MAX_PICTURE_PIXELS, part, into })
    return 'done' in answer ? into : null
  } catch (error) {
    await files.discard(into)
    if (error instanceof PictureProcessDied) throw new Problem('invalid', { words: 'problem.pictureMemory' })
    // Without a code it is the picture that cannot be read; a full disk has one.
    if (error instanceof PictureFailed && error.code === undefined) return null
    throw error
  }
}
