import { createHash, randomBytes } from 'node:crypto'

export const KINDS = ['save', 'publish', 'upload', 'import'] as const
export type Kind = (typeof KINDS)[number]

interface Site {
  url: string
  token: string
}

/** One kind of work, which remembers the writes that the server acknowledged. */
export interface Writing {
  /** Works until the server is gone; `name` makes this worker's rows differ from the rows of others. */
  work(site: Site, name: string): Promise<void>
  acknowledged(): number
  /** Returns a sentence for each write that the restarted server has lost, stored twice or half done. */
  faults(site: Site): Promise<string[]>
}

const SERVICES = '/abp/services/app'
const BATCH = 25

export const WRITERS: Record<Kind, () => Writing> = { save: saving, publish: publishing, upload: uploading, import: importing }

interface Row {
  id: number
  version: number
  title: string
}

async function post<T>({ url, token }: Site, call: string, body: unknown): Promise<T> {
  const response = await fetch(`${url}${SERVICES}/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-token': token },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${call} answers ${response.status}`)
  return ((await response.json()) as { result: T }).result
}

async function read<T>({ url, token }: Site, path: string): Promise<T | null> {
  const response = await fetch(url + path, { headers: { 'x-token': token } })
  return response.ok ? ((await response.json()) as { result: T }).result : null
}

/** Repeats a step until the server closes the connection. */
async function untilGone(step: (turn: number) => Promise<void>) {
  try {
    for (let turn = 0; ; turn++) await step(turn)
  } catch (error) {
    if (!(error instanceof TypeError || (error as Error).name === 'SyntaxError')) throw error
  }
}

function saving(): Writing {
  const saved = new Map<number, { title: string; version: number }>()
  return {
    work: (site, name) =>
      untilGone(async (turn) => {
        const made = await post<Row>(site, 'News/Create', { title: `save ${name} ${turn}` })
        saved.set(made.id, made)
        const changed = await post<Row>(site, 'News/Update', { id: made.id, version: made.version, title: `saved ${name} ${turn}` })
        saved.set(made.id, changed)
      }),
    acknowledged: () => saved.size,
    faults: async (site) => {
      const faults: string[] = []
      for (const [id, { title, version }] of saved) {
        const now = await read<Row>(site, `${SERVICES}/News/Get?id=${id}`)
        // An update that was in flight at the kill may or may not be stored.
        if (!now || now.version < version || (now.version === version && now.title !== title)) faults.push(`row ${id} lost`)
      }
      return [...faults, ...(await twice(site, 'save'))]
    },
  }
}

function publishing(): Writing {
  const published = new Map<number, string>()
  return {
    work: (site, name) =>
      untilGone(async (turn) => {
        const title = `publish ${name} ${turn}`
        const made = await post<Row>(site, 'News/Create', { title, content: `<p>${title}</p>` })
        await post(site, 'News/Publish', { id: made.id, version: made.version })
        published.set(made.id, title)
      }),
    acknowledged: () => published.size,
    faults: async (site) => {
      const faults: string[] = []
      for (const [id, title] of published) {
        const shown = await read<{ title: string; content: string }>(site, `/api/portal/news?id=${id}`)
        if (shown?.title !== title || shown.content !== `<p>${title}</p>`) faults.push(`publication of ${id} lost`)
      }
      return [...faults, ...(await twice(site, 'publish'))]
    },
  }
}

function uploading(): Writing {
  const uploaded = new Map<string, string>()
  const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  return {
    work: ({ url, token }) =>
      untilGone(async () => {
        const bytes = new Uint8Array(randomBytes(20_000))
        const body = new FormData()
        body.set('file', new Blob([bytes]), 'file.bin')
        const response = await fetch(`${url}${SERVICES}/Upload/File`, { method: 'POST', body, headers: { 'x-token': token } })
        const { result } = (await response.json()) as { result: [{ url: string }] }
        uploaded.set(result[0].url, digest(bytes))
      }),
    acknowledged: () => uploaded.size,
    faults: async ({ url }) => {
      const faults: string[] = []
      for (const [address, wanted] of uploaded) {
        const bytes = new Uint8Array(await (await fetch(url + address)).arrayBuffer())
        if (digest(bytes) !== wanted) faults.push(`upload ${address} lost`)
      }
      return faults
    },
  }
}

function importing(): Writing {
  const imported = new Set<string>()
  return {
    work: (site, name) =>
      untilGone(async (turn) => {
        const batch = `import ${name} ${turn}`
        const items = Array.from({ length: BATCH }, (_, index) => ({ title: `${batch} #${index}` }))
        await post(site, 'News/SaveImport', { items })
        imported.add(batch)
      }),
    acknowledged: () => imported.size,
    faults: async (site) => {
      const batches = Map.groupBy(await titles(site, 'import'), (title) => title.split(' #')[0]!)
      const half = [...batches]
        .filter(([, rows]) => rows.length !== BATCH || new Set(rows).size !== BATCH)
        .map(([batch]) => `${batch} half`)
      return [...half, ...[...imported].filter((batch) => !batches.has(batch)).map((batch) => `${batch} lost`)]
    },
  }
}

async function twice(site: Site, kind: string): Promise<string[]> {
  const rows = Map.groupBy(await titles(site, kind), (title) => title)
  return [...rows].filter(([, same]) => same.length > 1).map(([title]) => `${title} twice`)
}

async function titles(site: Site, kind: string): Promise<string[]> {
  const all: string[] = []
  for (let skip = 0; ; skip += 1000) {
    const page = await read<{ items: Row[] }>(
      site,
      `${SERVICES}/News/GetAll?keyword=${kind}&sorting=id&maxResultCount=1000&skipCount=${skip}`,
    )
    all.push(...page!.items.map(({ title }) => title).filter((title) => title.startsWith(kind)))
    if (page!.items.length < 1000) return all
  }
}
