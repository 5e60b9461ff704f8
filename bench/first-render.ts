import type { Portico } from './portico.ts'
import { cpuTimeOf } from './process.ts'
import type { Line } from './table.ts'

const IN_ENGLISH = '/en'

/** Pages that are not in the cache yet, by kind. */
const KINDS: Record<string, string[]> = {
  'product page': ids(20).map((id) => `/_productdetail?id=${id}`),
  'list of products': ids(20).map((id) => `/_product?type=camera&params=mono:${id}`),
  'news page': ids(20).map((id) => `/_newsdetail?id=${id}`),
  article: ids(20).map((id) => `/_articledetail?id=${id}`),
}

function ids(count: number) {
  return Array.from({ length: count }, (_, index) => index + 1)
}

/** Measures the first render of each kind of page on a warm server: milliseconds of processor time. */
export async function measureFirstRenders(portico: Portico): Promise<Line[]> {
  const lines: Line[] = []
  for (const [kind, addresses] of Object.entries(KINDS)) {
    await askAll(portico, addresses)
    const before = cpuTimeOf(portico.pid)
    const asked = await askAll(
      portico,
      addresses.map((address) => IN_ENGLISH + address),
    )
    lines.push({
      what: `first render, ${kind}`,
      value: (cpuTimeOf(portico.pid) - before) / asked / 1000,
      unit: 'ms CPU',
      limit: { most: 20 },
    })
  }
  return lines
}

/** Requests the addresses and returns the number of pages that exist. */
async function askAll({ url }: Portico, addresses: string[]): Promise<number> {
  let found = 0
  for (const address of addresses) {
    const reply = await fetch(url + address)
    await reply.arrayBuffer()
    if (reply.ok) found++
  }
  return found
}
