import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { samplePicture } from './site.ts'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.byteLength)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG that claims this size in its header; its pixels are `rows` rows of zeros, which compress to almost nothing. */
export function zeroPng(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const pixels = Buffer.alloc(rows * (1 + Math.ceil(width / 8)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const GPS = {
  IFD0: { Copyright: 'CANARY-OWNER', Make: 'CANARY-CAMERA' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 48/1', GPSLongitudeRef: 'E', GPSLongitude: '121/1 28/1 12/1' },
}

/** A JPEG that says who made it, with what and where. */
export const tellingJpeg = async () =>
  sharp(await samplePicture())
    .withExif(GPS)
    .jpeg()
    .toBuffer()

/** Files that are no pictures, whatever they call themselves. */
export async function noPictures(): Promise<[name: string, file: Buffer][]> {
  const [png, jpeg] = [
    await samplePicture(),
    await sharp(await samplePicture())
      .jpeg()
      .toBuffer(),
  ]
  const tiff = await sharp(await samplePicture())
    .tiff()
    .toBuffer()
  return [
    ['a.png', Buffer.from('')],
    ['script.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>')],
    ['script.png', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" onload="alert(1)"/>')],
    [
      'entity.svg',
      Buffer.from(
        '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><text y="50">&x;</text></svg>',
      ),
    ],
    ['page.html', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['page.png', Buffer.from('<html><body onload=alert(1)>')],
    ['gif.gif', Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;')],
    ['program.jpg', Buffer.from('#!/bin/sh\nrm -rf /')],
    ['paper.pdf', Buffer.from('%PDF-1.4\n1 0 obj<</Pages 2 0 R>>endobj')],
    ['archive.png', Buffer.from('504b03041400000008', 'hex')],
    ['half.png', png.subarray(0, Math.floor(png.byteLength / 2))],
    ['half.jpg', jpeg.subarray(0, Math.floor(jpeg.byteLength / 2))],
    ['head.jpg', jpeg.subarray(0, 20)],
    ['head.png', png.subarray(0, 33)],
    ['scan.tiff', tiff],
    ['zeros.bin', Buffer.alloc(100_000)],
    ['bitmap.bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])],
  ]
}
