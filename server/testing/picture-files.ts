import { crc32, deflateSync, inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { samplePicture } from './site.ts'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.byteLength)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** The forms in which a PNG stores its pixels: two bytes of its header, and the bits a pixel takes. */
const PNG_KINDS = {
  blackAndWhite: { header: [1, 0], bitsAPixel: 1 },
  rgba16: { header: [16, 6], bitsAPixel: 64 },
}

/** A PNG that claims this size in its header; its pixels are `rows` rows of zeros, which compress to almost nothing. */
export function zeroPng(width: number, height: number, rows: number, kind: keyof typeof PNG_KINDS = 'blackAndWhite'): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(PNG_KINDS[kind].header, 8)
  const pixels = Buffer.alloc(rows * (1 + Math.ceil((width * PNG_KINDS[kind].bitsAPixel) / 8)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** An AVIF of 7000 × 7000 pixels in one colour. Opening it takes 860 MB, and so would making it here. */
export const hugeAvif = () => inflateSync(Buffer.from(HUGE_AVIF, 'base64'))

const GPS = {
  IFD0: { Copyright: 'CANARY-OWNER', Make: 'CANARY-CAMERA' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 48/1', GPSLongitudeRef: 'E', GPSLongitude: '121/1 28/1 12/1' },
}

/** A JPEG with metadata about its author, camera and place. */
export const tellingJpeg = async () =>
  sharp(await samplePicture())
    .withExif(GPS)
    .jpeg()
    .toBuffer()

/** Files that are no pictures, although their names or types say so. */
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

const HUGE_AVIF =
  'eNpjYGCQSSupLEgsy0xjAILczDRDEDs3MxHEv5abWpLIAAGKGSk5RVA2Q0FmcgkDGlDKzMlPBjFcHBgYgRAEfkFpBmYNIKGcmZkHtgYsKgrkpDJBeYllBoYgJl9BZkkuXElYZkFR' +
  'AZC2yCxIzgfSPIllhs6N9mBNIpnFBakQw6UjIJhBoCCzIhNsHQcHB5ASyyzIhbkf6CTmRiZmoJxBbkpiiRADF5f9Z7P1W8smCFzINJrOJiDRcvTkZV+TQ8cONDCknj+l9V14YZ+J' +
  '4w2xFdlzz/ZyrxKLKomZ8Lf0TE/Nmvivuj8vGj1Q7fK729TSlKCj7REmbfnqkHXQl5QLF9tD3IOrled+Fjm6e45iy+25eRInOFSD9/D5M7fy9jze5LSOodJjtcu1A3uChCakoFnT' +
  'lMeU7CI697o015HJO59nfxew2H+NfVeKvMmFArZWPwaX68JTDVj33FVRD1tdsZb98AfF4y61nK1H7r0OtnNyP/vURS9d4cYNi+PF89wXTvTYn6qattl7su2DZFRbOs1MPV5eefOz' +
  'LFib6137veebix7MePfTJ6Qi0uLJqY+PtX41XmVd485c3FDd+EBi5appPrvu8F4o/7qL7V8NQwzzsXvvDpad2cjWuG/mn9KNdaEt+/LP+wr5CESdP6Up1CD6oGb/kVze9WW2p2Y0' +
  'X0uMln2adD/0bvZq8zd/s59uzt3RkljZ+PeQkWDvw5u3siLOHubdf+yby0HldX/id9s2lO++uzjoUVah0xFLD8OPYupvn1+cICekoP5vyHsggdYe2EAjx4s2AAAG2cuK'
