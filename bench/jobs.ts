import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { writeXlsxStream } from 'hucre/xlsx'
import { memoryOf } from './process.ts'
import { signIn, startPortico, type Portico } from './portico.ts'
import type { Line } from './table.ts'

const APP = '/abp/services/app'
const EVERY_MS = 50

interface Jobs {
  dataDir: string
  size: number
  databaseUrl: string | null
}

/** Measures how long visitors and staff wait, and the memory of the worker, while a sheet of products is imported and all products are exported. */
export async function measureJobs({ dataDir, size, databaseUrl }: Jobs): Promise<Line[]> {
  const portico = await startPortico(dataDir, { DATABASE_URL: databaseUrl ?? '' })
  try {
    const token = await signIn(portico.url)
    const idle = await waitsDuring(portico, token, () => setTimeout(5000))
    const file = await sheetOf(portico, token, size)
    const imported = await measured(portico, token, () => upload(portico, token, file))
    const exported = await measured(portico, token, () =>
      post(portico, token, 'Job/Export', { resource: 'product', format: 'xlsx', list: {} }),
    )
    return [
      ...linesOf('no job', idle),
      ...jobLines(`import of ${size} products`, imported),
      ...jobLines('export of all products', exported),
    ]
  } finally {
    await portico.stop()
  }
}

type Result = Awaited<ReturnType<typeof measured>>

const jobLines = (what: string, { waits, seconds, rows, megabytes }: Result): Line[] => [
  { what, value: rows / seconds, unit: 'rows/s', note: `${rows} rows in ${seconds.toFixed(0)} s` },
  { what: `${what}: memory of the worker`, value: megabytes, unit: 'MB', limit: { most: 300 } },
  ...linesOf(what, waits),
]

const linesOf = (what: string, { visitors, readers, writers }: Waits): Line[] => [
  { what: `${what}: a visitor's page, p99`, value: p99(visitors), unit: 'ms', limit: { most: 50 } },
  { what: `${what}: a list of staff, p99`, value: p99(readers), unit: 'ms', limit: { most: 150 } },
  { what: `${what}: a write of staff, p99`, value: p99(writers), unit: 'ms', limit: { most: 150 } },
]

const p99 = (taken: number[]) => taken.toSorted((one, other) => one - other)[Math.floor(taken.length * 0.99)] ?? 0

async function measured(portico: Portico, token: string, order: () => Promise<{ id: number }>) {
  let megabytes = 0
  let job: { state: string; done: number; error: string | null } | null = null
  const began = performance.now()
  const waits = await waitsDuring(portico, token, async () => {
    const { id } = await order()
    while (!job || job.state === 'waiting' || job.state === 'running') {
      await setTimeout(500)
      for (const child of childrenOf(portico.pid)) megabytes = Math.max(megabytes, memoryOf(child))
      job = await get<NonNullable<typeof job>>(portico, token, `Job/Get?id=${id}`)
    }
  })
  if (job!.state !== 'done') throw new Error(`The job is ${job!.state}: ${job!.error}`)
  return { waits, seconds: (performance.now() - began) / 1000, rows: job!.done, megabytes }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

interface Waits {
  visitors: number[]
  readers: number[]
  writers: number[]
}

/** Has a visitor and two members of staff ask again and again until the work is done. */
async function waitsDuring(portico: Portico, token: string, work: () => Promise<unknown>): Promise<Waits> {
  const waits: Waits = { visitors: [], readers: [], writers: [] }
  let isDone = false
  const repeat = async (taken: number[], ask: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !isDone; turn++) {
      const began = performance.now()
      await ask(turn)
      taken.push(performance.now() - began)
      await setTimeout(EVERY_MS)
    }
  }
  const asking = [
    repeat(waits.visitors, async () => (await fetch(`${portico.url}/_product`)).text()),
    repeat(waits.readers, () => get(portico, token, 'News/GetAll?maxResultCount=20&sorting=publishTime%20desc')),
    repeat(waits.writers, (turn) => post(portico, token, 'News/Create', { title: `meanwhile ${turn}` })),
  ]
  await work().finally(() => (isDone = true))
  await Promise.all(asking)
  return waits
}

async function get<T>({ url }: Portico, token: string, call: string): Promise<T> {
  const response = await fetch(`${url}${APP}/${call}`, { headers: { 'x-token': token } })
  return resultOf<T>(response, call)
}

async function post<T = { id: number }>({ url }: Portico, token: string, call: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json', 'x-token': token }
  return resultOf<T>(await fetch(`${url}${APP}/${call}`, { method: 'POST', headers, body: JSON.stringify(body) }), call)
}

async function resultOf<T>(response: Response, call: string): Promise<T> {
  if (!response.ok) throw new Error(`${call} answers ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { result: T }).result
}

async function upload({ url }: Portico, token: string, file: Blob): Promise<{ id: number }> {
  const form = new FormData()
  form.set('file', file, 'products.xlsx')
  const call = 'Job/Import?resource=product&format=xlsx'
  return resultOf(await fetch(`${url}${APP}/${call}`, { method: 'POST', headers: { 'x-token': token }, body: form }), call)
}

/** A sheet of new products with what a catalogue has: names, model, category, price, a description. */
async function sheetOf(portico: Portico, token: string, size: number): Promise<Blob> {
  const { items } = await get<{ items: { name: string }[] }>(portico, token, 'ProductCategory/GetAll?maxResultCount=20')
  const titles = ['名称', '名称 (English)', '型号', '副标题', '分类', '价格', '详情', '标签']
  function* rows() {
    for (let at = 0; at < size; at++)
      yield [
        `导入的工业相机 ${at}`,
        `Imported camera ${at}`,
        `IMPORTED-${at}`,
        '高速、低噪声、全局快门',
        items[at % items.length]!.name,
        1000 + (at % 500),
        `<p>第 ${at} 款：${'适用于流水线上的检测与测量。'.repeat(8)}</p>`,
        '相机、工业',
      ]
  }
  return new Response(writeXlsxStream(rows(), { name: 'x', columns: titles.map((header) => ({ header })) })).blob()
}
