import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { ClientRequest } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import path from 'node:path'
import { vi } from 'vitest'
import { freePort } from '../../server/testing/free-port.ts'
import { runExample } from './run-examples.ts'

// docs/run/nginx.conf in a real nginx of this machine, which any user may start.

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** The names as they came, also those that came twice. */
  names: string[]
  body: string
}

type Options = Omit<RequestOptions, 'headers'> & { headers?: Record<string, string> }

export interface Proxy {
  httpPort: number
  /** Begins a request over TLS as a visitor, who sends the body bit by bit. */
  begin(at: string, options: Options): { sent: ClientRequest; reply: Promise<Answer> }
  ask(at: string, options?: Options, body?: string | Buffer): Promise<Answer>
  reload(): void
  stop(): void
}

const WAIT_MS = 50
const PATIENCE_MS = 20_000
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` }

/** Starts nginx with the example before a server at `port`. Visitors come from the address `visitor`, which must be one of this machine. */
export async function openProxy({ folder, name, port, visitor }: { folder: string; name: string; port: string; visitor: string }) {
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const certificate = makeCertificate(folder, name)
  const site = replaced(readFileSync(runExample('nginx.conf'), 'utf8'), [
    ['127.0.0.1:3000', `127.0.0.1:${port}`, 1],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`, 1],
    ['listen 443 ssl', `listen 127.0.0.1:${httpsPort} ssl`, 1],
    ['listen [::]:', '# ', 2],
    [`/etc/letsencrypt/live/${name}/fullchain.pem`, certificate.cert, 1],
    [`/etc/letsencrypt/live/${name}/privkey.pem`, certificate.key, 1],
  ])
  mkdirSync(path.join(folder, 'temp'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path temp/${each};`)
  const whole = ['pid nginx.pid; worker_processes 1; daemon off;', 'events {}', 'http {', 'access_log off;', ...temporary, site, '}', '']
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, whole.join('\n'))
  const args = ['-p', folder, '-c', file, '-e', path.join(folder, 'error.log')]
  execFileSync('nginx', [...args, '-t'], { stdio: 'pipe', env })
  const nginx = spawn('nginx', args, { stdio: 'ignore', env })
  const begin = beginner({
    host: '127.0.0.1',
    port: httpsPort,
    servername: name,
    ca: readFileSync(certificate.cert),
    localAddress: visitor,
  })
  const ask: Proxy['ask'] = (at, options = {}, body) => {
    const { sent, reply } = begin(at, options)
    sent.end(body)
    return reply
  }
  const answers = () => {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(path.join(folder, 'error.log'), 'utf8')}`)
    return ask('/healthz').then(Boolean, () => false)
  }
  await vi.waitUntil(answers, { interval: WAIT_MS, timeout: PATIENCE_MS })
  const reload = () => void execFileSync('nginx', [...args, '-s', 'reload'], { stdio: 'pipe', env })
  return { httpPort, begin, ask, reload, stop: () => void nginx.kill('SIGQUIT') } satisfies Proxy
}

function beginner(where: RequestOptions & { servername: string }): Proxy['begin'] {
  return (at, options) => {
    const sent = request({ ...where, path: at, agent: false, ...options, headers: { host: where.servername, ...options.headers } })
    const reply = new Promise<Answer>((resolve, reject) => {
      sent.once('error', reject)
      sent.once('response', (response) => {
        let body = ''
        const names = response.rawHeaders.filter((_, index) => index % 2 === 0).map((each) => each.toLowerCase())
        response.on('data', (data: Buffer) => (body += data.toString()))
        response.once('end', () => resolve({ status: response.statusCode!, headers: response.headers, names, body }))
      })
    })
    return { sent, reply }
  }
}

/** Fails when the example no longer has a text as often as it should: the test would start something else than the example. */
function replaced(text: string, replacements: [from: string, to: string, times: number][]): string {
  for (const [from, to, times] of replacements) {
    if (text.split(from).length - 1 !== times) throw new Error(`docs/run/nginx.conf should have ${from} ${times} times.`)
    text = text.replaceAll(from, to)
  }
  return text
}

function makeCertificate(folder: string, name: string) {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert]
  execFileSync('openssl', [...kind, '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`], { stdio: 'pipe' })
  return { key, cert }
}
