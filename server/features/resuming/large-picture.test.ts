import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { uploadSettings } from '../../../contract/settings/uploads.ts'
import { onAnyEngine } from '../../testing/site.ts'
import { sendOverCutLine, tusOf } from '../../testing/tus.ts'

const MB = 1024 * 1024
const SIDE = 3700

onAnyEngine('A large picture', (site) => {
  test('B-115a a picture of 40 MB over a line that is cut three times arrives once and whole', { tags: ['whole'] }, async () => {
    // No setting allows so large a picture.
    const { field } = uploadSettings.pictureMegabytes
    const usual = { ...field }
    Object.assign(field, { default: 45 })
    onTestFinished(() => void Object.assign(field, usual))
    // The values are read anew when one is saved.
    expect((await site.post('/abp/services/app/Setting/Update', { values: { fileMegabytes: 49 } }, 'admin')).status).toBe(200)
    const noise = { raw: { width: SIDE, height: SIDE, channels: 3 } } as const
    const file = await sharp(randomBytes(SIDE * SIDE * 3), noise)
      .png({ compressionLevel: 0 })
      .toBuffer()
    expect(file.length).toBeGreaterThan(40_000_000)
    const { at, cuts } = await sendOverCutLine(site, file, 'picture', [5 * MB, 21 * MB, 38 * MB])
    const { body } = await tusOf(site).finish(at)
    expect([cuts, body.result[0].width, body.result[0].size]).toEqual([3, SIDE, file.length])
    const { url } = body.result[0] as { url: string }
    expect((await readFile(path.join(site.dataDir, 'uploads', url.slice('/media/'.length), 'original'))).equals(file)).toBe(true)
    expect(await site.database.read.selectFrom('upload').select('id').execute()).toHaveLength(1)
  })
})
