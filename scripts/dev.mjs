import { EventEmitter } from 'node:events'
import { developmentEntries } from './lib/development-entries.mjs'
import { ready } from './lib/ready.mjs'
import { createRestarts } from './lib/restarts.mjs'
import { inRoot, root } from './lib/root.mjs'
import { fail, say } from './lib/say.mjs'

await ready()
const { createServer, createServerModuleRunner } = await import('vite')

// Vite listens nowhere itself: Portico's own server hands it requests (vite.middlewares) and the browser's socket (an `upgrade` on this emitter).
const upgrades = new EventEmitter()
const sockets = new Set()
upgrades.on('upgrade', (_request, socket) => sockets.add(socket.once('close', () => sockets.delete(socket))))

const vite = await createServer({
  root,
  plugins: [restartOnServerChange(), developmentEntries()],
  server: {
    middlewareMode: true,
    ws: { server: upgrades },
    watch: { ignored: ['.cache', 'data', 'dist'].map((folder) => inRoot(folder, '**')) },
  },
})
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
let pending

const restarts = createRestarts({
  load: async () => {
    runner.clearCache()
    return (await runner.import('/server/start.ts')).start
  },
  options: { vite },
  beforeStop: () => {
    for (const socket of sockets) socket.destroy()
  },
  say,
  complain: (error) => console.error(error.stack ?? error),
})

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end())
await restarts.restart()

// A change of a source that the server has loaded restarts the server, and the browser, whose socket was cut, loads its page again. The browser swaps
// all other sources in place.
function restartOnServerChange() {
  return {
    name: 'portico:restart',
    hotUpdate({ file, modules }) {
      const isServers = vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size > 0
      if (this.environment.name === 'client') return isServers ? [] : modules
      if (isServers || !restarts.isRunning()) restartSoon()
      return []
    },
  }
}

function restartSoon() {
  clearTimeout(pending)
  pending = setTimeout(() => void restarts.restart(), 50)
}

async function end() {
  setTimeout(() => fail('The server did not end within 5 s.'), 5000).unref()
  await restarts.end()
  await vite.close()
  process.exit(0)
}
