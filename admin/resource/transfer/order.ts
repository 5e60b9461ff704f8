import i18next from 'i18next'
import { jobFiles, jobs } from '../../../contract/features/jobs.ts'
import type { Resource } from '../../../contract/resource.ts'
import type { Format } from '../../../contract/sheets/formats.ts'
import { notify } from '../../browser/notice.ts'
import { pageData } from '../../browser/page-data.ts'
import { lookAtJobs } from '../../session/bell.ts'
import { call } from '../../session/session.ts'
import { endpointsOf } from '../data/item.ts'
import { listInput, type ListState } from '../data/list-query.ts'
import { sendForm } from '../data/sending/send-form.ts'
import type { OpenedFile } from './opened-file.ts'
import { isCsv } from './sheet-source.ts'

/** The most rows that the browser writes into a file itself: it is done in seconds, while the person waits. */
const MOST_HERE = 5000

/** Orders the export of a long list from the server (B-71). Returns false for a list that the browser exports itself, as in demo mode, which takes no orders. */
export async function orderExport(resource: Resource, state: ListState, format: Format): Promise<boolean> {
  if (pageData.mode === 'demo') return false
  const { skipCount: _, maxResultCount: __, ...list } = listInput(state)
  const { totalCount, hasMore } = await call(endpointsOf(resource).export, { ...list, skipCount: 0, maxResultCount: 1 })
  if (totalCount <= MOST_HERE && !hasMore) return false
  await call(jobs.export, { resource: resource.name, format, list })
  notify({ kind: 'success', text: i18next.t('admin.jobs.exportOrdered'), seconds: 6 })
  await lookAtJobs()
  return true
}

/** Uploads a file and orders the import of its rows, as they were chosen to be read; after a lost reply the same file is ordered once. */
export async function orderImport(
  resource: Resource,
  { file, source: { encoding, sheet }, once }: Pick<OpenedFile, 'file' | 'source' | 'once'>,
  progress: (percent: number) => void,
): Promise<void> {
  const format = isCsv(file) ? 'csv' : 'xlsx'
  const query = new URLSearchParams({ resource: resource.name, format, ...(encoding && { encoding }), ...(sheet && { sheet }) })
  const { path, timeout } = jobFiles.import
  await once((key) => sendForm({ path: `${path}?${query}`, timeout }, file, { progress, key }))
  notify({ kind: 'success', text: i18next.t('admin.jobs.importOrdered'), seconds: 6 })
  await lookAtJobs()
}
