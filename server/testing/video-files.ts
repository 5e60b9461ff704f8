import { samplePicture } from './site.ts'
import sharp from 'sharp'

/** The first box of an MP4-like file of this brand; each byte that follows tells its own position. */
export function mp4(brand = 'isom', bytes = 5000): Buffer {
  const box = Buffer.alloc(24)
  box.writeUInt32BE(24, 0)
  box.write(`ftyp${brand}`, 4, 'latin1')
  box.write('isomavc1', 16, 'latin1')
  return Buffer.concat([box, Buffer.from(Array.from({ length: bytes }, (_, at) => at % 251))])
}

/** The head of an EBML file as FFmpeg writes it; `docType` is `webm` or `matroska`. */
export function ebml(docType = 'webm'): Buffer {
  const type = Buffer.concat([Buffer.from([0x42, 0x82, 0x80 + docType.length]), Buffer.from(docType)])
  const inner = Buffer.concat([Buffer.from('4286810142f7810142f2810442f38108', 'hex'), type, Buffer.from('4287810242858102', 'hex')])
  return Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from([0x80 + inner.length]), inner, Buffer.alloc(500, 7)])
}

/** Files that call themselves videos, or begin nearly like one. */
export const noVideos = async (): Promise<[name: string, file: Buffer][]> => [
  ['page.mp4', Buffer.from('<!doctype html><script>alert("CANARY")</script>')],
  ['page-with-mark.mp4', Buffer.from('<p>ftypisom 1A45DFA3 webm</p><script>alert("CANARY")</script>')],
  ['drawing.webm', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  [
    'picture.mp4',
    await sharp(await samplePicture(40, 30))
      .avif()
      .toBuffer(),
  ],
  ['quicktime.mp4', mp4('qt  ')],
  ['sound.mp4', mp4('M4A ')],
  ['unknown.mp4', mp4('evil')],
  ['matroska.webm', ebml('matroska')],
  ['short.mp4', mp4().subarray(0, 12)],
  ['short.webm', ebml().subarray(0, 4)],
  ['lying-length.mp4', Buffer.concat([Buffer.from('ffffffff', 'hex'), mp4().subarray(4)])],
]
