import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import facts from '../../../demo/picture-facts.json' with { type: 'json' }
import { measure, type PictureFacts } from '../../features/uploads/measure.ts'
import { createPictureProcess } from '../../features/uploads/picture-process.ts'
import { knownOr } from './known-pictures.ts'

const PICTURES = path.join('demo', 'pictures')
const names = readdirSync(PICTURES).filter((name) => !name.endsWith('.mp4'))
const work = createPictureProcess()
afterAll(() => work.stop())

const unknown = async (file: string): Promise<PictureFacts> => {
  throw new Error(`${file} is not in the list: run scripts/measure-pictures.mjs.`)
}
const fromList = (name: string) => knownOr(unknown)(path.join(PICTURES, name))
const measured = (name: string) => measure(work, path.join(PICTURES, name))

describe('B-132 the pictures of the demo', () => {
  test('are all known by their content, and no other is', async () => {
    expect(Object.keys(facts)).toEqual(names.toSorted())
    await Promise.all(names.map(fromList))
    await expect(knownOr(unknown)(path.join('demo', 'content.ts'))).rejects.toThrow('not in the list')
  })

  test('are known as they are measured: a photograph, a product, a mark and the logo', { tags: ['sample'] }, async () => {
    for (const name of ['banner-1.jpg', 'fl-25-1.webp', 'client-jinhe-precision.webp', 'logo.png'])
      expect(await fromList(name)).toEqual(await measured(name))
  })

  test('are known as they are measured', { tags: ['whole'] }, async () => {
    for (const name of names) expect([name, await fromList(name)]).toEqual([name, await measured(name)])
  })
})
