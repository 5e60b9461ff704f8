import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'

/** A store's answer to a request for a file: the whole, a range, "not changed", or a refusal. */
export interface Answer {
  status: number
  headers: Record<string, string>
  stream: Readable
}

export interface ObjectFacts {
  /** Bytes. */
  size: number
  /** The checksum that was kept beside the file; null where it must be read to know it. */
  sha256: string | null
}

export interface FolderFacts {
  /** Milliseconds since 1970 at which the folder last changed. */
  modified: number
  /** Bytes of the files directly in it. */
  size: number
}

/**
 * The whole files of uploads, by keys such as `<id>/original`: a folder on disk, or a bucket. A key either has its whole content or none. A store that does
 * not answer throws a `Problem` with the code `unavailable`.
 */
export interface Objects {
  /** The store as its operator knows it. */
  readonly place: string
  /** Moves a file of this machine to a key, for good when this returns. */
  put(key: string, file: string): Promise<void>
  find(key: string): Promise<ObjectFacts | null>
  /** Returns the content; null when there is none. */
  read(key: string): Promise<Readable | null>
  /** Answers a request of a browser, with its range and its conditions; null when there is no such key. */
  answer(request: Pick<IncomingMessage, 'method' | 'headers'>, key: string): Promise<Answer | null>
  /** The content of a small text; null when there is none. */
  text(key: string): Promise<string | null>
  /** Writes a small text, whole or not at all. */
  write(key: string, text: string): Promise<void>
  /** Adds a line to the notes under a key. */
  note(key: string, line: string): Promise<void>
  /** The names directly in a folder; '' is the store itself. */
  names(folder: string): Promise<string[]>
  /** All keys in a folder and below. */
  keys(folder: string): AsyncIterable<string>
  folder(name: string): Promise<FolderFacts | null>
  /** Moves a folder; false when it is not there, since another node has moved it. */
  move(from: string, to: string): Promise<boolean>
  /** Removes a key, or a folder with all in it. */
  remove(name: string): Promise<void>
}
