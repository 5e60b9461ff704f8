import { FileStore as TusFiles } from '@tus/file-store'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Half uploads on this machine, in a folder of their own: the bytes that have arrived, and beside them what was told of the file. */
export class HalfStore extends TusFiles {
  constructor(directory: string) {
    super({ directory })
    this.extensions = ['creation', 'termination']
  }

  /** Writes a piece as the library does, but throws an error of the disk as it is. What has arrived of a piece that is cut off stays. */
  override async write(piece: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(path.join(this.directory, id), { flags: 'r+', start: offset, flush: true })
    await pipeline(piece, file)
    return offset + file.bytesWritten
  }
}
