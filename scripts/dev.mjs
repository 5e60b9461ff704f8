import { EventEmitter } from 'node:events'
import { developmentEntries } from './lib/development-entries.mjs'
import { ready } from './lib/ready.mjs'
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
let server
let pending
let turn = Promise.resolve()

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end())
await restart()

// What the server has loaded restarts it, and the browser, whose socket was cut, loads its page anew; everything else the browser swaps in place.
function restartOnServerChange() {
  return {
    name: 'portico:restart',
    hotUpdate({ file, modules }) {
      const isServers = vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size > 0
      if (this.environment.name === 'client') return isServers ? [] : modules
      if (isServers || !server) restartSoon()
      return []
    },
  }
}

function restartSoon() {
  clearTimeout(pending)
  pending = setTimeout(() => {
    turn = turn.then(restart)
  }, 50)
}

// Sources that do not load leave the running server as it is.
async function restart() {
  try {
    runner.clearCache()
    const { start } = await runner.import('/server/start.ts')
    const again = server !== undefined
    await stop()
    server = await start(process.env, { vite, quiet: again })
    say(again ? 'Started again after a change.' : 'Changes to the sources show at once.')
  } catch (error) {
    console.error(error.stack ?? error)
  }
}

async function stop() {
  for (const socket of sockets) socket.destroy()
  const running = server
  server = undefined
  await running?.close()
}

async function end() {
  setTimeout(() => fail('The server did not end within 5 s.'), 5000).unref()
  await turn
  await stop()
  await vite.close()
  process.exit(0)
}
