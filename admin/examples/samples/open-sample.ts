import i18next from 'i18next'
import type { Resource } from '../../../contract/resource.ts'
import { answerHere } from './answer-here.ts'
import { sampleStore, type SampleStore, type StoreWords } from './sample-store.ts'

interface Options {
  /** The field whose values differ from row to row. */
  unique: string
  /** The example whose words the refusals are in. */
  page: string
}

/** Prepares the data of a sample: its store, and the way of its calls. */
export function openSample(resource: Resource, seed: readonly Record<string, unknown>[], { unique, page }: Options): SampleStore {
  const say = i18next.t as unknown as (key: string) => string
  const words = (): StoreWords => ({
    gone: say(`examples.${page}.gone`),
    stale: say(`examples.${page}.stale`),
    taken: say(`examples.${page}.taken`),
  })
  const store = sampleStore(resource, seed, { unique, words })
  answerHere(resource, store)
  return store
}
