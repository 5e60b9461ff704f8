import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import { notify } from '../../browser/notice.ts'
import { call } from '../../session/session.ts'
import { rowChanged } from '../data/data.ts'
import { endpointsOf, type Item } from '../data/item.ts'

/** Where a draft can be looked at as if it were published. */
export type PreviewAddress = (item: Item, token: string) => string

/** What can be done to a publishable row. Each says when it is done; a failure has been said already (C-02). */
export function usePublishing(resource: Resource) {
  const { t } = useTranslation()
  const endpoints = endpointsOf(resource)

  async function done(answer: Promise<unknown>, text: string): Promise<Item | null> {
    const item = (await answer.catch(() => null)) as Item | null
    if (!item) return null
    rowChanged(resource, item)
    notify({ kind: 'success', text, seconds: 3 })
    return item
  }

  return {
    publish: ({ id, version }: Item) => done(call(endpoints.publish, { id, version }), t('admin.publish.published')),
    schedule: ({ id, version }: Item, from: string, until: string | null) =>
      done(call(endpoints.publish, { id, version, from, until }), t('admin.publish.scheduled')),
    unpublish: ({ id }: Item) => done(call(endpoints.unpublish, { id }), t('admin.publish.unpublished')),
    revert: ({ id, version }: Item, snapshotId: number) =>
      done(call(endpoints.revertTo, { id, version, snapshotId }), t('admin.publish.reverted')),
    preview: (item: Item, address: PreviewAddress) =>
      openPreview(
        () => call(endpoints.getPreview, { id: item.id }),
        (token) => address(item, token),
      ),
  }
}

/** Opens the tab at once, while the press that asked for it still counts, and leads it there when the token has come. */
async function openPreview(ask: () => Promise<{ token: string }>, address: (token: string) => string): Promise<void> {
  const tab = window.open('about:blank', '_blank')
  try {
    const { token } = await ask()
    if (tab) tab.location.href = address(token)
    else location.assign(address(token))
  } catch {
    tab?.close()
  }
}
