import { DataStore, Upload } from '@tus/server'
import type { Readable } from 'node:stream'
import type { ResumedKind } from '../../../contract/features/resuming.ts'
import type { Database } from '../../db/engine.ts'
import { removeHalf } from '../uploads/half-folder.ts'
import { type PieceFiles, piecesOf, reachOf } from './half-pieces.ts'
import { storePiece } from './store-piece.ts'
import { addHalf, findHalf, goneHalf, touchHalf } from './half-rows.ts'

/** An upload that comes in more pieces than this is given up: a line that is cut so often does not carry it, and each piece is a file of the store. */
const MOST_PIECES = 1000

/** Half uploads as the protocol sees them: their rows are in the database and their pieces in the store, so every node goes on with each. */
export class HalfStore extends DataStore {
  readonly #database: Database
  readonly #files: PieceFiles

  constructor(database: Database, files: PieceFiles) {
    super()
    this.#database = database
    this.#files = files
    this.extensions = ['creation', 'termination']
  }

  override async create(upload: Upload): Promise<Upload> {
    const { kind, name, owner } = upload.metadata as Record<'kind' | 'name' | 'owner', string>
    await addHalf(this.#database, { id: upload.id, userId: Number(owner), kind: kind as ResumedKind, name, size: upload.size! })
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const half = await findHalf(this.#database, id)
    const pieces = await piecesOf(this.#files, id)
    if (!half || pieces.length > MOST_PIECES) throw goneHalf()
    return new Upload({ id, size: half.size, offset: reachOf(pieces) })
  }

  override async write(piece: Readable, id: string, offset: number): Promise<number> {
    try {
      return await storePiece(this.#files, { id, from: offset }, piece)
    } finally {
      await touchHalf(this.#database, id)
    }
  }

  override remove(id: string): Promise<void> {
    return removeHalf({ database: this.#database, files: this.#files }, id)
  }
}
