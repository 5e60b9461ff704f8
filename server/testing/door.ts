import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A connection to a database that a test can close or silence, as a network can fail. */
export interface Door {
  /** The address of the database through the door. */
  url: string
  /** The number of refused connections. */
  refused(): number
  open(): void
  /** Ends every connection and refuses new ones. */
  shut(): void
  /** Lets nothing pass over the open connections any more, without closing them; they stay silent for good. */
  silence(): void
  /** Silences new connections too, until the door is opened. */
  silenceAll(): void
  close(): Promise<unknown>
}

export async function openDoor(url: string): Promise<Door> {
  const target = new URL(url)
  const pairs = new Set<[Socket, Socket]>()
  let state: 'open' | 'shut' | 'silent' = 'open'
  let refused = 0

  const server: Server = createServer((from) => {
    if (state === 'shut') {
      refused++
      return void from.destroy()
    }
    const to = connect({ host: target.hostname, port: Number(target.port) })
    const pair: [Socket, Socket] = [from, to]
    pairs.add(pair)
    for (const socket of pair)
      socket
        .on('error', () => {})
        .once('close', () => {
          pairs.delete(pair)
          for (const one of pair) one.destroy()
        })
    if (state === 'open') from.pipe(to).pipe(from)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })

  const cut = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
  }
  const silence = () => {
    for (const [from, to] of pairs) {
      from.unpipe(to).pause()
      to.unpipe(from).pause()
    }
  }
  const own = new URL(url)
  own.port = String((server.address() as AddressInfo).port)
  return {
    url: own.href,
    refused: () => refused,
    open: () => {
      state = 'open'
    },
    shut: () => {
      state = 'shut'
      cut()
    },
    silence,
    silenceAll: () => {
      state = 'silent'
      silence()
    },
    close: () =>
      new Promise((resolve) => {
        cut()
        server.close(resolve)
      }),
  }
}
