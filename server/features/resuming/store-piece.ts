import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { piecesIn } from '../uploads/half-folder.ts'
import type { PieceFiles } from './half-pieces.ts'

/** Stores a piece; what has arrived of one that is cut off stays. Returns the place behind it. */
export async function storePiece(files: PieceFiles, { id, from }: { id: string; from: number }, bytes: Readable): Promise<number> {
  const waiting = await files.unfinished()
  let [failure, isCut]: [unknown, boolean] = [null, false]
  try {
    await pipeline(bytes, createWriteStream(waiting)).catch((error: unknown) => {
      ;[failure, isCut] = [error, true]
    })
    const size = (await stat(waiting).catch(() => null))?.size ?? 0
    if (size > 0) await files.objects.put(`${piecesIn(id)}/${from}-${from + size}`, waiting)
    if (isCut) throw failure
    return from + size
  } finally {
    await files.discard(waiting)
  }
}
