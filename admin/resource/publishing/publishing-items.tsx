import type { MenuProps } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { permitOf, type Resource } from '../../../contract/resource.ts'
import { useCan } from '../../session/use-can.ts'
import type { Item } from '../data/item.ts'
import { liveAddress, previewAddress } from './preview-address.ts'
import { usePublishing, type Refused } from './publishing.ts'
import { useConfirm } from '../pieces/use-confirm.ts'
import { part } from '../../browser/part.ts'
import { Late } from '../../shell/parts/bounds.tsx'

const HistoryDrawer = part(() => import('./history-drawer.tsx'))
const ScheduleDialog = part(() => import('./schedule-dialog.tsx'))

interface PublishingItemsProps {
  resource: Resource
  item: Item
  /** Set while a form has unsaved changes, which a preview saves first. */
  save?: (() => Promise<Item | null>) | undefined
  /** False, with the reason said, while the form waits for something. */
  mayPublish?: () => boolean
  /** The question before it is taken off the site, in place of the usual one. */
  unpublishing?: string | undefined
  /** Shows a refusal in the form. */
  refused?: Refused
}

/** The menu items for publishing, with their dialogs. */
export function usePublishingItems({ resource, item, save, mayPublish = () => true, unpublishing, refused }: PublishingItemsProps): {
  items: NonNullable<MenuProps['items']>
  dialogs: ReactNode
} {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const actions = usePublishing(resource, refused)
  const canPublish = useCan(permitOf(resource, 'Publish'))
  const [open, setOpen] = useState<'schedule' | 'history' | null>(null)
  if (!resource.publishable) return { items: [], dialogs: null }

  const preview = previewAddress(resource)
  const isOut = item.state !== 'draft'
  const askUnpublish = () =>
    confirm({
      title: t('admin.publish.confirmTitle'),
      content: unpublishing ?? t('admin.publish.confirmUnpublish'),
      okText: t('admin.publish.unpublish'),
      then: async () => void (await actions.unpublish(item)),
    })
  const items: NonNullable<MenuProps['items']> = [
    ...(canPublish && (item.state !== 'published' || item.hasChanges)
      ? [
          {
            key: 'publish',
            label: t(item.state === 'published' ? 'admin.publish.publishChanges' : 'admin.publish.publish'),
            onClick: () => void actions.publish(item),
          },
        ]
      : []),
    ...(canPublish ? [{ key: 'schedule', label: t('admin.publish.schedule'), onClick: () => mayPublish() && setOpen('schedule') }] : []),
    ...(canPublish && isOut ? [{ key: 'unpublish', label: t('admin.publish.unpublish'), onClick: askUnpublish }] : []),
    {
      key: 'preview',
      label: t(save ? 'admin.publish.savePreview' : 'admin.publish.preview'),
      onClick: () => mayPublish() && void actions.preview(item, preview, save),
    },
    ...(item.state === 'published'
      ? [
          {
            key: 'live',
            label: (
              <a href={liveAddress(resource, item)} target="_blank" rel="noopener">
                {t('admin.publish.viewLive')}
              </a>
            ),
          },
        ]
      : []),
    { key: 'history', label: t('admin.publish.history'), onClick: () => setOpen('history') },
  ]
  const close = () => setOpen(null)
  const dialogs = (
    <Late close={close}>
      {open === 'schedule' && <ScheduleDialog resource={resource} item={item} close={close} {...(refused ? { refused } : {})} />}
      {open === 'history' && <HistoryDrawer resource={resource} item={item} close={close} />}
    </Late>
  )
  return { items, dialogs }
}
