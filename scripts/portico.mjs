import { ensureBuilt, ready } from './lib/ready.mjs'

// npm run portico -- <command>: the operator's commands on the host; `-- --help` lists them.

await ready()
const built = await ensureBuilt()
if (built !== 0) process.exit(built)
await import('../dist/server/portico.js')
