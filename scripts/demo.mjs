import { ensureBuilt, ready } from './lib/ready.mjs'
import { say } from './lib/say.mjs'
import { serve } from './lib/serve.mjs'

// npm run demo: what `npm start` does, in demo mode and on a database of its own, whatever else is configured: nothing of a real site is shown.

await ready()
const built = await ensureBuilt()
if (built !== 0) process.exit(built)
Object.assign(process.env, { DEMO: '1', SEED: 'demo', NODE_ENV: 'development', DATA_DIR: '.cache/demo', DATABASE_URL: '' })
say('Demo mode: everything can be looked at, nothing can be changed.')
await serve()
