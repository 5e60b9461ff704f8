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

/** The share of the rows of the first sheet that are imported while all products are exported. */
const SECOND_SHARE = 5

/**
 * Measures how long visitors and staff wait, and the memory of the workers, while a sheet of products is imported, while all products are exported, and while
 * both happens at once, each beside the same questions without a job.
 */
export async function measureJobs({ dataDir, size, databaseUrl }: Jobs): Promise<Line[]> {
  const portico = await startPortico(dataDir, { DATABASE_URL: databaseUrl ?? '' })
  try {
    const token = await signIn(portico.url)
    const idle = await waitsDuring(portico, token, () => setTimeout(20_000))
    const importing = async (from: number, until: number) => {
      const file = await sheetOf(portico, token, { from, until })
      return () => upload(portico, token, file)
    }
    const exporting = () => post(portico, token, 'Job/Export', { resource: 'product', format: 'xlsx', list: {} })
    const first = await importing(0, size)
    const second = await importing(size, size + Math.ceil(size / SECOND_SHARE))
    const lines = [...linesOf('no job', idle, idle)]
    for (const [what, orders] of [
      [`import of ${size} products`, [first]],
      ['export of all products', [exporting]],
      ['export and import at once', [exporting, second]],
    ] as const)
      lines.push(...jobLines(what, await measured(portico, token, orders), idle))
    return lines
  } finally {
    await portico.stop()
  }
}

type Result = Awaited<ReturnType<typeof measured>>

const jobLines = (what: string, { waits, seconds, rows, megabytes }: Result, idle: Waits): Line[] => [
  { what, value: rows / seconds, unit: 'rows/s', note: `${rows} rows in ${seconds.toFixed(0)} s` },
  { what: `${what}: memory of the largest worker`, value: megabytes, unit: 'MB', limit: { most: 300 } },
  ...linesOf(what, waits, idle),
]

const ASKING = [
  { who: 'visitors', what: 'the pages of a visitor', most: 50 },
  { who: 'readers', what: 'a list of staff', most: 150 },
  { who: 'writers', what: 'a write of staff', most: 150 },
] as const

const linesOf = (what: string, waits: Waits, idle: Waits): Line[] =>
  ASKING.flatMap(({ who, what: asked, most }) => {
    const times = share(waits[who], 0.99) / share(idle[who], 0.99)
    const note = `${waits[who].length} asked; ${times.toFixed(1)} times that without a job`
    return [
      { what: `${what}: ${asked}, p50`, value: share(waits[who], 0.5), unit: 'ms' },
      { what: `${what}: ${asked}, p99`, value: share(waits[who], 0.99), unit: 'ms', limit: { most }, note },
    ]
  })

const share = (taken: number[], part: number) => taken.toSorted((one, other) => one - other)[Math.floor(taken.length * part)] ?? 0

type Order = () => Promise<{ id: number }>

/** Has jobs done at the same time, and looks at what goes on meanwhile. */
async function measured(portico: Portico, token: string, orders: readonly Order[]) {
  let [megabytes, rows] = [0, 0]
  const began = performance.now()
  const ended = async (order: Order) => {
    const { id } = await order()
    for (;;) {
      await setTimeout(500)
      for (const child of childrenOf(portico.pid)) megabytes = Math.max(megabytes, memoryOf(child))
      const job = await get<{ state: string; done: number; error: string | null }>(portico, token, `Job/Get?id=${id}`)
      if (job.state === 'waiting' || job.state === 'running') continue
      if (job.state !== 'done') throw new Error(`The job is ${job.state}: ${job.error}`)
      rows += job.done
      return
    }
  }
  const waits = await waitsDuring(portico, token, () => Promise.all(orders.map(ended)))
  return { waits, seconds: (performance.now() - began) / 1000, rows, megabytes }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

type Waits = Record<(typeof ASKING)[number]['who'], number[]>

const PAGES = ['/home', '/_product', '/_productdetail?id=1', '/_news', '/_newsdetail?id=1', '/_contact']

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
    repeat(waits.visitors, async (turn) => (await fetch(portico.url + PAGES[turn % PAGES.length]!)).text()),
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
async function sheetOf(portico: Portico, token: string, { from, until }: Record<'from' | 'until', number>): Promise<Blob> {
  const { items } = await get<{ items: { name: string }[] }>(portico, token, 'ProductCategory/GetAll?maxResultCount=20')
  const titles = ['名称', '名称 (English)', '型号', '副标题', '分类', '价格', '详情', '标签']
  function* rows() {
    for (let at = from; at < until; at++)
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
