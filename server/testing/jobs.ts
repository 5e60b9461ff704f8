import { IDEMPOTENCY_KEY } from '../../contract/endpoint.ts'
import type { Job } from '../../contract/features/jobs.ts'
import type { CellValue } from '../../contract/sheets/cells.ts'
import type { Format } from '../../contract/sheets/formats.ts'
import { sheetFile } from './sheets.ts'
import type { Reply, Site } from './site.ts'

const APP = '/abp/services/app'

interface Ordered {
  resource?: string
  format?: Format
  who?: string
  /** The chosen way to read the file, and the key of its call. */
  query?: string
  key?: string
}

/** The calls about jobs, as a browser sends them. */
export function jobCalls(site: Pick<Site, 'url' | 'get' | 'post' | 'request' | 'tokens'>) {
  const done = ({ body, status }: Reply): number => {
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.result.id
  }
  const tryExport = (list: object = {}, { resource = 'brand', format = 'csv', who = 'editor' }: Ordered = {}) =>
    site.post(`${APP}/Job/Export`, { resource, format, list }, who)

  async function tryImport(
    rows: CellValue[][] | Buffer,
    { resource = 'brand', format = 'csv', who = 'editor', query = '', key }: Ordered = {},
  ): Promise<Reply> {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(Array.isArray(rows) ? await sheetFile(rows, format) : rows)]), 'x')
    return site.request('POST', `${APP}/Job/Import?resource=${resource}&format=${format}${query}`, {
      body: form,
      who,
      ...(key && { headers: { [IDEMPOTENCY_KEY]: key } }),
    })
  }

  return {
    tryExport,
    tryImport,
    order: async (...given: Parameters<typeof tryExport>) => done(await tryExport(...given)),
    upload: async (...given: Parameters<typeof tryImport>) => done(await tryImport(...given)),
    jobOf: async (id: number, who = 'editor'): Promise<Job> => (await site.get(`${APP}/Job/Get?id=${id}`, who)).body.result,
    on: (name: 'Cancel' | 'Retry' | 'See', id: number | null = null, who = 'editor') =>
      site.post(`${APP}/Job/${name}`, id === null ? {} : { id }, who),
    download: (id: number, who = 'editor') =>
      fetch(`${site.url}${APP}/Job/GetFile?id=${id}`, { headers: { 'x-token': site.tokens[who as 'editor'] ?? who } }),
  }
}
