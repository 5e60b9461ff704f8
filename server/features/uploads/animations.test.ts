import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onAnyEngine } from '../../testing/site.ts'

const sample = (name: string) => readFileSync(path.join(import.meta.dirname, 'samples', name))

/** The sample on a larger ground, which its header tells. */
function large(side: number): Buffer {
  const webp = sample('animated.webp')
  webp.writeUIntLE(side - 1, 24, 3)
  webp.writeUIntLE(side - 1, 27, 3)
  return webp
}

onAnyEngine('Animations', (site) => {
  async function look(address: string) {
    const reply = await fetch(site.url + address)
    const { format, pages = 1, width, pageHeight, delay, loop } = await sharp(await reply.arrayBuffer(), { animated: true }).metadata()
    return { type: reply.headers.get('content-type'), format, frames: pages, width, pageHeight, delay, loop }
  }

  test.each(['animated.gif', 'animated.webp'])(
    'B-105i %s moves at its own address and as every variant that browsers choose',
    async (name) => {
      const { body } = await site.upload(sample(name), name)
      const [{ url, width, height }] = body.result
      expect([width, height]).toEqual([60, 40])
      const moving = { type: 'image/webp', format: 'webp', frames: 3, width: 60, pageHeight: 40, delay: [300, 300, 300], loop: 0 }
      for (const address of [url, `${url}/320.avif`, `${url}/320.webp`, `${url}/320.avif`]) expect(await look(address)).toEqual(moving)
      expect(await look(`${url}/320.jpg`)).toMatchObject({ type: 'image/jpeg', format: 'jpeg', frames: 1, width: 60 })
    },
  )

  test('B-105i an animation of too many pixels is refused with the reason and what to do, and a still picture of that size is not', async () => {
    const { status, body } = await site.upload(large(4000), 'large.webp')
    expect([status, body.error?.validationErrors]).toEqual([
      400,
      [{ members: ['file'], message: '动图过大：共 3 帧，各帧像素合计最多 40 百万，请缩小尺寸、减少帧数，或改用视频' }],
    ])
    const still = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#a00' } })
      .webp()
      .toBuffer()
    expect((await site.upload(still, 'still.webp')).status).toBe(200)
  })

  test('B-105i an animation whose last frame is broken is refused, and a still picture stays what it was', async () => {
    const whole = sample('animated.webp')
    expect((await site.upload(whole.subarray(0, -20), 'cut.webp')).status).toBe(400)
    const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a00' } })
      .png()
      .toBuffer()
    const { url } = (await site.upload(png, 'still.png')).body.result[0]
    expect(await look(url)).toMatchObject({ type: 'image/jpeg', frames: 1 })
    expect(await look(`${url}/320.avif`)).toMatchObject({ type: 'image/avif', format: 'heif' })
  })
})
