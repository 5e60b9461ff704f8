import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { AGAIN_AND_AGAIN } from '../../testing/kill-during.ts'
import { killedSite } from '../../testing/killed-site.ts'
import { callsOf, eachEngine, samplePicture, signIn } from '../../testing/site.ts'
import { collectUploads } from '../uploads/collect.ts'
import { namesIn } from '../uploads/folder-entries.ts'
import { createFileStore } from '../uploads/store.ts'

const APP = '/abp/services/app'
const PICTURES = 12
const AT_ONCE = 4
/** So many products are published for each kill: 500 with 100 kills. */
const PRODUCTS_A_KILL = 5
const MONTH_MS = 31 * 86_400_000

interface Product {
  id: number
  version: number
  /** The server has acknowledged these. */
  pictures: string[]
  isPublished: boolean
}

eachEngine('B-122e The server is killed while products are made as /addspu makes them', (engine) => {
  let [token, calls] = ['', {} as ReturnType<typeof callsOf>]
  const killed = killedSite(engine, {
    started: (url) => {
      calls = callsOf({ url, tokens: {} as never })
    },
  })
  const made = new Map<number, Product>()
  const acknowledged = new Set<string>()

  const post = async (call: string, body: object) => {
    const reply = await calls.post(`${APP}/${call}`, body, token)
    expect([call, reply.body.error]).toEqual([call, null])
    return reply.body.result
  }

  async function upload(name: string): Promise<string> {
    const { body } = await calls.upload(picture, name, token)
    const { url } = body.result[0]
    acknowledged.add(url)
    return url
  }
  let picture: Buffer

  /** Every step of the page saves the draft; the last one publishes. */
  async function makeOne(categoryId: number, name: string): Promise<void> {
    const row = await post('Product/Create', { name, code: name, categoryId })
    const product: Product = { id: row.id, version: row.version, pictures: [], isPublished: false }
    made.set(product.id, product)
    const save = async (values: object) => {
      product.version = (await post('Product/Update', { id: product.id, version: product.version, ...values })).version
    }
    await save({ skus: ['A', 'B'].map((one) => ({ code: `${name}-${one}`, specs: [{ name: '型', value: one }], stock: 1 })) })
    const pictures: string[] = []
    for (let at = 0; at < PICTURES; at++) pictures.push(await upload(`${name}-${at}.png`))
    await save({ pictures, documents: [{ kind: 'manual', title: name, file: pictures[0], version: 'V1' }] })
    product.pictures = pictures
    await save({ description: `<p>${name}</p>` })
    await post('Product/Publish', { id: product.id, version: product.version })
    product.isPublished = true
  }

  /** Makes products until the server is gone. */
  async function work(categoryId: number, name: string): Promise<void> {
    try {
      for (let turn = 0; ; turn++) await makeOne(categoryId, `${name}-${turn}`)
    } catch (error) {
      // A refusal is a fault of the site; a line that was cut is what a kill does.
      if (error instanceof Error && error.name === 'AssertionError') throw error
    }
  }

  const publishedSoFar = () => [...made.values()].filter(({ isPublished }) => isPublished).length
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const uploadIn = (address: string) => address.replace('/media/', '')
  const folders = () => readdirSync(path.join(killed.dataDir, 'uploads')).filter((name) => !name.startsWith('.'))
  const fileOf = (id: string) => statSync(path.join(killed.dataDir, 'uploads', id, 'original'), { throwIfNoEntry: false })

  /** Every product is as one of its steps left it, and nothing that was acknowledged is lost. */
  async function checkProducts(): Promise<void> {
    const { read } = killed.database
    const rows = await read.selectFrom('product').select(['id', 'version', 'pictures', 'skus', 'documents']).execute()
    for (const { id, pictures, skus, documents } of rows) {
      const named = JSON.parse(pictures ?? '[]') as string[]
      expect([0, PICTURES]).toContain(named.length)
      expect([null, 2]).toContain(skus === null ? null : JSON.parse(skus).length)
      expect(documents === null).toBe(named.length === 0)
      const uses = await read.selectFrom('uploadUse').selectAll().where('resource', '=', 'product').where('rowId', '=', id).execute()
      const drafted = uses.filter(({ snapshotId, field }) => Number(snapshotId) === 0 && field === 'pictures')
      expect(drafted.map(({ uploadId }) => uploadId).toSorted()).toEqual(named.map(uploadIn).toSorted())
    }
    const known = new Map(rows.map((row) => [row.id, row]))
    for (const { id, version, pictures } of made.values()) {
      expect(known.get(id)?.version).toBeGreaterThanOrEqual(version)
      if (pictures.length > 0) expect(JSON.parse(known.get(id)!.pictures!)).toEqual(pictures)
    }
    const live = await read.selectFrom('productSnapshot').select(['id', 'rowId', 'pictures', 'description']).execute()
    expect(live.map(({ rowId }) => rowId).length).toBe(new Set(live.map(({ rowId }) => rowId)).size)
    for (const { pictures, description } of live)
      expect([JSON.parse(pictures ?? '[]').length, description === null]).toEqual([PICTURES, false])
    const published = new Set(live.map(({ rowId }) => Number(rowId)))
    expect([...made.values()].filter(({ id, isPublished }) => isPublished && !published.has(id))).toEqual([])
  }

  /** Every upload that has a row has its file; a file without a row has no address, and the collection takes it away. */
  async function checkFiles(kills: number): Promise<void> {
    const { read } = killed.database
    const rows = await read.selectFrom('upload').select(['id', 'size']).execute()
    for (const { id, size } of rows) expect([id, fileOf(id)?.size]).toEqual([id, size])
    const known = new Set(rows.map(({ id }) => id))
    expect([...acknowledged].map(uploadIn).filter((id) => !known.has(id))).toEqual([])
    const orphans = () => folders().filter((id) => !known.has(id))
    const before = orphans()
    expect(before.length).toBeLessThanOrEqual(kills * AT_ONCE)
    for (const id of before) expect((await calls.get(`/media/${id}/640.jpg`)).status).toBe(404)
    // The program may have begun work meanwhile, which is no leftover of a kill.
    await killed.kill()
    const said: string[] = []
    const files = createFileStore(killed.dataDir)
    const collect = () => collectUploads({ database: killed.database, files, now: Date.now() + MONTH_MS, say: (line) => said.push(line) })
    const unfinished = async () => (await Promise.all(['.waiting', '.making'].map((place) => namesIn(path.join(files.root, place))))).flat()
    await expect.poll(() => collect().then(unfinished)).toEqual([])
    // Of few uploads, as here, some leftovers may count as too many: then they stay, and the operator is told.
    expect(orphans()).toEqual(said.some((line) => line.includes('too many')) ? before : [])
    const named = await sql<{ id: string }>`select distinct "uploadId" as "id" from "uploadUse"`.execute(read)
    expect(named.rows.filter(({ id }) => !folders().includes(id))).toEqual([])
  }

  const { often, kills, options } = AGAIN_AND_AGAIN

  describe(often, options, () => {
    test('B-122e no product is half, no acknowledged step is lost, and no file is left without a row', async () => {
      picture = await samplePicture(64, 48)
      token = (await signIn(calls, 'admin')).token
      const category = await post('ProductCategory/Create', { name: 'killed', code: 'killed' })
      for (let kill = 0; kill < kills; kill++) {
        const working = Array.from({ length: AT_ONCE }, (_, at) => work(category.id, `K${kill}-${at}`))
        await pause(150 + ((kill * 173) % 900))
        await killed.kill()
        await Promise.all(working)
        await killed.startAgain()
        await checkProducts()
      }
      // Uninterrupted work ends whole.
      const [begun, published] = [made.size, publishedSoFar()]
      const rest = async (at: number) => {
        for (let turn = 0; publishedSoFar() < kills * PRODUCTS_A_KILL; turn++) await makeOne(category.id, `REST-${at}-${turn}`)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => rest(at)))
      await checkProducts()
      await checkFiles(kills)
      expect(acknowledged.size).toBeGreaterThanOrEqual(kills * PRODUCTS_A_KILL * PICTURES)
      const end = `${publishedSoFar()} published, ${acknowledged.size} pictures`
      console.log(`${engine}: ${kills} kills among ${begun} products, of which ${published} were published; at the end ${end}`)
    })
  })
})
