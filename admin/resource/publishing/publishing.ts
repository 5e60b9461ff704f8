import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import { notify } from '../../browser/notice.ts'
import { call, quietly } from '../../session/session.ts'
import { rowChanged } from '../data/data.ts'
import { endpointsOf, type Item } from '../data/item.ts'
import { publishedWords } from './publication-words.ts'

/** The address that shows a draft as if it were published. */
export type PreviewAddress = (item: Item, token: string) => string

/** Shows why the server refused, in place of a notice alone. */
export type Refused = (error: unknown) => void

/**
 * The actions for a publishable row. Each shows a notice when it is done; the call itself announces a failure (C-02). A form passes `refused`, which
 * shows complaints about fields at them.
 */
export function usePublishing(resource: Resource, refused?: Refused) {
  const { t } = useTranslation()
  const endpoints = endpointsOf(resource)
  const ask = refused ? quietly : call
  const published = (item: Item) => publishedWords(t, item)

  async function done(answer: Promise<unknown>, words: (item: Item) => string): Promise<Item | null> {
    const item = (await answer.catch((error: unknown) => {
      refused?.(error)
      return null
    })) as Item | null
    if (!item) return null
    rowChanged(resource, item)
    notify({ kind: 'success', text: words(item), seconds: 3 })
    return item
  }

  return {
    publish: ({ id, version }: Item) => done(ask(endpoints.publish, { id, version }), published),
    schedule: ({ id, version }: Item, from: string, until: string | null) =>
      done(ask(endpoints.publish, { id, version, from, until }), published),
    unpublish: ({ id }: Item) => done(ask(endpoints.unpublish, { id }), () => t('admin.publish.unpublished')),
    /** A preview shows what the server has, so `save` saves first what a form holds; null stays where it is. */
    preview: (item: Item, address: PreviewAddress, save?: () => Promise<Item | null>) =>
      openPreview(
        async () => (save && !(await save()) ? null : call(endpoints.getPreview, { id: item.id })),
        (token) => address(item, token),
      ),
  }
}

/** Opens the tab at once, because browsers block a tab that opens long after the click, and sets its address when the token arrives. */
async function openPreview(ask: () => Promise<{ token: string } | null>, address: (token: string) => string): Promise<void> {
  const tab = window.open('about:blank', '_blank')
  try {
    const answer = await ask()
    if (!answer) return tab?.close()
    const { token } = answer
    if (tab) tab.location.href = address(token)
    else location.assign(address(token))
  } catch {
    tab?.close()
  }
}
