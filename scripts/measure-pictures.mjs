import { createReadStream } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { ready } from './lib/ready.mjs'
import { inRoot } from './lib/root.mjs'

// node scripts/measure-pictures.mjs: writes what the first start has to know of each picture of the demo, which would take it three seconds to find out.

await ready()
const { measure } = await import('../server/features/uploads/measure.ts')
const { sumOf } = await import('../server/features/uploads/objects/sum-of.ts')
const { createPictureProcess } = await import('../server/features/uploads/picture-process.ts')

const pictures = (await readdir(inRoot('demo/pictures'))).filter((name) => /\.(jpg|png|webp)$/.test(name))
const work = createPictureProcess()
const facts = {}
for (const name of pictures.toSorted()) {
  const file = inRoot('demo/pictures', name)
  facts[name] = { hash: await sumOf(createReadStream(file)), ...(await measure(work, file)) }
}
await work.stop()
await writeFile(inRoot('demo/picture-facts.json'), `${JSON.stringify(facts, null, 2)}\n`)
