import { open } from 'node:fs/promises'

/** The bytes that are read: the first box of an MP4, the first element of a WebM. */
const FIRST_BYTES = 512

/** Brands of MP4 that browsers play. QuickTime (`qt  `), sound alone (`M4A `) and pictures (`avif`, `heic`) begin alike and are not among them. */
const MP4_BRANDS = new Set(['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'iso7', 'iso8', 'iso9', 'mp41', 'mp42', 'avc1', 'dash', 'M4V '])
const EBML = Buffer.from('1a45dfa3', 'hex')
/** The document type of an EBML file, its length written in one byte or in eight. */
const WEBM = ['428284', '42820100000000000004'].map((head) => Buffer.concat([Buffer.from(head, 'hex'), Buffer.from('webm')]))

export type VideoType = 'video/mp4' | 'video/webm'

/**
 * Returns the type of a video by its content; null when browsers do not play the file.
 * Written by hand: two signatures are needed, and the libraries take every unknown file that begins like an MP4 for a video.
 */
export async function videoType(file: string): Promise<VideoType | null> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0)
    const start = buffer.subarray(0, bytesRead)
    if (isMp4(start)) return 'video/mp4'
    return isWebm(start) ? 'video/webm' : null
  } finally {
    await handle.close()
  }
}

/** A `ftyp` box of a believable length whose first brand is a video's. */
function isMp4(start: Buffer): boolean {
  if (start.length < 16 || start.toString('latin1', 4, 8) !== 'ftyp') return false
  const length = start.readUInt32BE(0)
  return length >= 16 && length <= FIRST_BYTES && length % 4 === 0 && MP4_BRANDS.has(start.toString('latin1', 8, 12))
}

const isWebm = (start: Buffer) => start.subarray(0, 4).equals(EBML) && WEBM.some((mark) => start.subarray(0, 80).includes(mark))
