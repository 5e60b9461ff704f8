import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'

/** A bare Fastify server in a process of its own that sends one constant buffer. */
export async function startReference(body: Buffer, type: string): Promise<{ url: string; pid: number; stop(): void }> {
  const child = fork(fileURLToPath(import.meta.url), ['serve'])
  const url = await new Promise<string>((resolve) => {
    child.once('message', (said) => {
      resolve(String(said))
    })
    child.send({ body: body.toString('base64'), type })
  })
  return { url, pid: child.pid!, stop: () => child.kill() }
}

if (process.argv[2] === 'serve') process.once('message', (said) => void serve(said as { body: string; type: string }))

async function serve({ body, type }: { body: string; type: string }) {
  const buffer = Buffer.from(body, 'base64')
  const app = Fastify()
  app.get('/', (_, reply) => reply.type(type).send(buffer))
  process.send!(await app.listen({ port: 0, host: '127.0.0.1' }))
}
