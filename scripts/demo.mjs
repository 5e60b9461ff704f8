import { ensureBuilt, ready } from './lib/ready.mjs'
import { say } from './lib/say.mjs'
import { serve } from './lib/serve.mjs'

// npm run demo: like `npm start`, but in demo mode and on a database of its own. It ignores a configured database, so it never shows a real site.

await ready()
const built = await ensureBuilt()
if (built !== 0) process.exit(built)
Object.assign(process.env, { DEMO: '1', SEED: 'demo', NODE_ENV: 'development', DATA_DIR: '.cache/demo', DATABASE_URL: '' })
say('Demo mode: everything can be looked at, nothing can be changed.')
await serve()
