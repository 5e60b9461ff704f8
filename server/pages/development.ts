import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'

/** In development Vite serves browser modules ahead of our own routes, and swaps them in place over its socket. */
export function developmentAssets(app: FastifyInstance, vite: ViteDevServer) {
  // Vite answers by itself: what it sends carries none of our headers.
  app.addHook('onRequest', (request, reply, done) => {
    const isOurs = /^\/(abp|api|media|docs)(\/|$)/i.test(request.url) || !/\.|@|\/node_modules\//.test(request.url)
    if (isOurs) return done()
    vite.middlewares(request.raw, reply.raw, done)
  })
  app.server.on(
    'upgrade',
    (request, socket, head) =>
      vite.config.server.ws &&
      typeof vite.config.server.ws === 'object' &&
      vite.config.server.ws.server?.emit('upgrade', request, socket, head),
  )
}
