import type { Line } from './table.ts'

/** Measures the compressed size of a page's HTML, style sheets and scripts, and counts files from other sites. */
export async function pageWeight(origin: string, address: string): Promise<Line[]> {
  const html = await weigh(origin + address)
  const styles = linked(html.text, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)
  const scripts = linked(html.text, /<script[^>]+src="([^"]+)"/g)
  const foreign = linked(html.text, /(?:src|href)="(https?:\/\/[^"]+)"/g).filter((link) =>
    /\.(js|css|png|jpe?g|webp|avif|woff2?)(\?|$)/.test(link),
  )
  return [
    { what: `${address} HTML`, value: html.bytes / 1024, unit: 'KB', limit: { most: 30 } },
    { what: `${address} CSS`, value: (await total(origin, styles)) / 1024, unit: 'KB', limit: { most: 20 } },
    { what: `${address} script`, value: (await total(origin, scripts)) / 1024, unit: 'KB', limit: { most: 5 } },
    { what: `${address} third-party files`, value: foreign.length, unit: '', limit: { most: 0 } },
  ]
}

const linked = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((found) => found[1]!)

async function total(origin: string, addresses: string[]): Promise<number> {
  const weights = await Promise.all(addresses.map((address) => weigh(origin + address)))
  return weights.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** `fetch` unpacks the body, so the compressed size is taken from the header of the reply. */
async function weigh(url: string): Promise<{ bytes: number; text: string }> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return { bytes: Number(response.headers.get('content-length') ?? Buffer.byteLength(text)), text }
}
