import { connect, type Socket } from 'node:net'

/** A client that sends exactly the bytes a test wants, and collects all it receives. */
export interface BareClient {
  say(text: string | Buffer): void
  /** Returns the bytes received so far. */
  heard(): string
  /** Resolves to all bytes received, once the connection has ended. */
  ended: Promise<string>
  socket: Socket
}

export function dial(url: string): BareClient {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) })
  let heard = ''
  socket.on('data', (data) => {
    heard += data.toString('latin1')
  })
  // The tests expect the server to cut the connection.
  socket.on('error', () => {})
  const ended = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(heard))
  })
  return { say: (text) => void socket.write(text), heard: () => heard, ended, socket }
}

/** Writes the head of a request. */
export const head = (method: string, path: string, headers: Record<string, string | number> = {}) =>
  `${method} ${path} HTTP/1.1\r\n${Object.entries({ host: 'here', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
