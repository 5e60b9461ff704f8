import { readFileSync, writeFileSync } from 'node:fs'
import { ready } from './lib/ready.mjs'
import { inRoot } from './lib/root.mjs'
import { say } from './lib/say.mjs'

await ready()
const { generatedFiles, generatedSchema } = await import('./lib/generated.mjs')

const stale = Object.entries({ ...generatedFiles(), ...(await generatedSchema()) }).filter(([path, text]) => readIfThere(path) !== text)
if (process.argv.includes('--check')) stale.forEach(complain)
else stale.forEach(write)

function complain([path]) {
  say(`${path} is not what the declarations and the tests say.`)
  process.exitCode = 1
}

function write([path, text]) {
  writeFileSync(inRoot(path), text)
  say(`Wrote ${path}.`)
}

function readIfThere(path) {
  try {
    return readFileSync(inRoot(path), 'utf8')
  } catch {
    return null
  }
}
