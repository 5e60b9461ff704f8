import { SERVICES } from '../../../contract/endpoint.ts'
import { endpointsOf } from '../../resource/data/item.ts'
import type { Resource } from '../../../contract/resource.ts'
import { Refusal, type SampleStore } from './sample-store.ts'

const stores = new Map<string, SampleStore>()
const toServer = window.fetch.bind(window)

/** Answers the calls of a sample in the browser, so that list and form work as they do with the server, and none of them reaches it. */
export function answerHere(resource: Resource, store: SampleStore): void {
  if (stores.size === 0) window.fetch = async (...request) => answer(...request) ?? toServer(...request)
  stores.set(store.service, store)
  // A demo refuses writes to the server; these go nowhere.
  for (const endpoint of Object.values(endpointsOf(resource))) endpoint.refusedInDemo = false
}

function answer(address: RequestInfo | URL, init?: RequestInit): Response | null {
  if (typeof address !== 'string' || !address.startsWith(`${SERVICES}/Sample`)) return null
  const { pathname, searchParams } = new URL(address, location.href)
  const [service, method] = pathname.slice(SERVICES.length + 1).split('/')
  const store = stores.get(service!)
  if (!store) return null
  const input: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(searchParams)
  try {
    return Response.json({ result: store.answer(method!, input as Record<string, unknown>), success: true, error: null })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refusal(error)
  }
}

function refusal({ status, message, field }: Refusal): Response {
  const validationErrors = field && [{ message, members: [field] }]
  return Response.json({ result: null, success: false, error: { code: status, message, details: null, validationErrors } }, { status })
}
