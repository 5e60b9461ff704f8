import { ensureBuilt, ready } from './lib/ready.mjs'
import { serve } from './lib/serve.mjs'

await ready()
const built = await ensureBuilt()
if (built !== 0) process.exit(built)
await serve()
