import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Upload } from 'tus-js-client'
import type { Site } from './site.ts'

export const PIECES = '/abp/services/app/Upload/Resumable'
const FINISH = '/abp/services/app/Upload/Finish'

interface Sent {
  who?: string
  headers?: Record<string, string>
  body?: Buffer
}

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Requests of the tus protocol, one by one. */
export function tusOf(site: Pick<Site, 'url' | 'tokens' | 'post'>) {
  async function ask(method: string, at: string, { who, headers, body }: Sent = {}) {
    const token = who && { 'x-token': site.tokens[who as keyof Site['tokens']] ?? who }
    const piece = body && { 'content-type': 'application/offset+octet-stream' }
    const reply = await fetch(site.url + at, {
      method,
      headers: { 'tus-resumable': '1.0.0', 'accept-language': 'zh-CN', ...token, ...piece, ...headers },
      ...(body && { body: new Uint8Array(body) }),
    })
    const text = await reply.text()
    return { status: reply.status, headers: reply.headers, body: text ? JSON.parse(text) : null }
  }

  const begin = (size: number, { kind = 'file', name = 'a.bin', who = 'editor' } = {}) =>
    ask('POST', PIECES, {
      who,
      headers: { 'upload-length': String(size), 'upload-metadata': `kind ${base64(kind)},name ${base64(name)}` },
    })
  const piece = (at: string, offset: number, body: Buffer, who = 'editor') =>
    ask('PATCH', at, { who, headers: { 'upload-offset': String(offset) }, body })
  const finish = (at: string, who = 'editor') => site.post(FINISH, { id: at.split('/').at(-1) }, who)

  /** Begins an upload; returns its address. */
  async function begun(size: number, told?: Parameters<typeof begin>[1]): Promise<string> {
    const { status, headers, body } = await begin(size, told)
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    return headers.get('location')!
  }
  /** Sends a whole file, and has it taken in. */
  async function send(file: Buffer, told?: Parameters<typeof begin>[1]) {
    const at = await begun(file.length, told)
    await piece(at, 0, file, told?.who)
    return { at, ...(await finish(at, told?.who)) }
  }
  return { ask, begin, begun, piece, finish, send }
}

/** A line to a site that is cut each time so many bytes have gone up it. */
async function cutLine(url: string, cuts: number[]) {
  const { port } = new URL(url)
  const left = [...cuts]
  const open = new Set<Socket>()
  let up = 0
  const line = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
      from.pipe(to)
    }
    near.on('data', ({ length }) => {
      up += length
      if (left.length === 0 || up < left[0]!) return
      left.shift()
      for (const socket of [near, far]) socket.destroy()
    })
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    left: () => left.length,
    close: () => {
      for (const socket of open) socket.destroy()
      line.close()
    },
  }
}

const PIECE_BYTES = 2 * 1024 * 1024

/** Sends a file as the editor, by the client library, over a line that is cut; returns its address, and how often the line was cut. */
export async function sendOverCutLine(site: Pick<Site, 'url' | 'tokens'>, file: Buffer, kind: string, cuts: number[]) {
  const line = await cutLine(site.url, cuts)
  try {
    const at = await new Promise<string>((resolve, reject) => {
      const upload = new Upload(file, {
        endpoint: line.url + PIECES,
        headers: { 'x-token': site.tokens.editor },
        metadata: { kind, name: 'cut.bin' },
        chunkSize: PIECE_BYTES,
        retryDelays: [0, 0, 0, 0],
        onSuccess: () => resolve(new URL(upload.url!).pathname),
        onError: reject,
      })
      upload.start()
    })
    return { at, cuts: cuts.length - line.left() }
  } finally {
    line.close()
  }
}
