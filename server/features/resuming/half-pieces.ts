import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { piecesIn } from '../uploads/half-folder.ts'
import type { FileStore } from '../uploads/store.ts'

// A piece is a file of the store, named by the bytes that it holds: `8388608-16777216`. None is ever changed, so nodes do not disturb each other: where a line was cut,
// pieces may overlap, and then hold the same bytes.

interface Piece {
  name: string
  from: number
  until: number
}

export type PieceFiles = Pick<FileStore, 'objects' | 'unfinished' | 'discard'>

/** The pieces that have arrived, in their order. */
export const piecesOf = async ({ objects }: PieceFiles, id: string): Promise<Piece[]> =>
  (await objects.names(piecesIn(id)))
    .flatMap((name) => {
      const [, from, until] = /^(\d+)-(\d+)$/.exec(name) ?? []
      return from && until ? [{ name, from: Number(from), until: Number(until) }] : []
    })
    .toSorted((one, other) => one.from - other.from || one.until - other.until)

/** The bytes that have arrived without a gap. */
export const reachOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((reach, { from, until }) => (from <= reach ? Math.max(reach, until) : reach), 0)

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

/** Makes the file of its pieces. */
export async function joinPieces(files: PieceFiles, id: string, file: string): Promise<void> {
  let flags = 'w'
  for (const { name, from } of await piecesOf(files, id)) {
    const piece = await files.objects.read(`${piecesIn(id)}/${name}`)
    if (piece === null) throw new Error(`The piece ${name} of the upload ${id} is gone.`)
    await pipeline(piece, createWriteStream(file, { flags, start: from }))
    flags = 'r+'
  }
}
