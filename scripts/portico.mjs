import { ensureBuilt, ready } from './lib/ready.mjs'

// npm run portico -- <command>: what the operator does on the host; `-- --help` tells what there is.

await ready()
const built = await ensureBuilt()
if (built !== 0) process.exit(built)
await import('../dist/server/portico.js')
