import 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who called, for the web log; null until known. */
    userId: number | null
  }
}
