import { createWriteStream } from 'node:fs'
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
