import { run } from './lib/child.mjs'
import { ensureBuilt, ready } from './lib/ready.mjs'
import { inRoot } from './lib/root.mjs'

await ready()
await ensureBuilt()
process.exitCode = await run(process.execPath, [
  '--disable-warning=ExperimentalWarning',
  inRoot('bench', 'main.ts'),
  ...process.argv.slice(2),
])
