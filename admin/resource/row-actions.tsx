import { MoreOutlined } from '@ant-design/icons'
import { App, Button, Dropdown, type MenuProps } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { permitOf, type Resource } from '../../contract/resource.ts'
import { useCan } from '../permit.tsx'
import type { Item } from './item.ts'
import { usePublishing, type PreviewAddress } from './publishing.ts'
import { useDelete } from './use-delete.ts'

const HistoryDrawer = lazy(() => import('./history-drawer.tsx'))
const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx'))

export interface RowActionsProps {
  resource: Resource
  item: Item
  edit: () => void
  preview?: PreviewAddress | undefined
  /** What a screen adds of its own. */
  more?: MenuProps['items']
}

/** What can be done to one row: the likely action in sight, the others behind one button. */
export function RowActions({ resource, item, edit, preview, more = [] }: RowActionsProps) {
  const { t } = useTranslation()
  const canEdit = useCan(permitOf(resource, 'Edit')) && resource.writable
  const canDelete = useCan(permitOf(resource, 'Delete')) && resource.writable
  const remove = useDelete(resource)
  const publishing = usePublishingItems({ resource, item, preview })
  const items = [
    ...publishing.items,
    ...more,
    ...(canDelete
      ? [
          { type: 'divider' as const, key: 'line' },
          { key: 'delete', danger: true, label: t('admin.list.delete'), onClick: () => remove([item.id]) },
        ]
      : []),
  ]
  const shown = items[0] && 'type' in items[0] && items[0].type === 'divider' ? items.slice(1) : items
  return (
    <span className="kit-actions">
      <Button type="link" size="small" className="kit-edit" onClick={edit}>
        {t(canEdit ? 'admin.list.edit' : 'admin.list.view')}
      </Button>
      {shown.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items: shown }} placement="bottomRight">
          <Button type="text" size="small" icon={<MoreOutlined />} aria-label={t('admin.list.more')} aria-haspopup="menu" />
        </Dropdown>
      )}
      {publishing.dialogs}
    </span>
  )
}

/** Publishing as menu items, with the dialogs that some of them open. */
export function usePublishingItems({ resource, item, preview }: Pick<RowActionsProps, 'resource' | 'item' | 'preview'>): {
  items: NonNullable<MenuProps['items']>
  dialogs: ReactNode
} {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const actions = usePublishing(resource)
  const canPublish = useCan(permitOf(resource, 'Publish'))
  const [open, setOpen] = useState<'schedule' | 'history' | null>(null)
  if (!resource.publishable) return { items: [], dialogs: null }

  const isOut = item.state !== 'draft'
  const askUnpublish = () =>
    modal.confirm({
      title: t('admin.publish.confirmTitle'),
      content: t('admin.publish.confirmUnpublish'),
      okText: t('admin.publish.unpublish'),
      onOk: async () => void (await actions.unpublish(item)),
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
    ...(canPublish ? [{ key: 'schedule', label: t('admin.publish.schedule'), onClick: () => setOpen('schedule') }] : []),
    ...(canPublish && isOut ? [{ key: 'unpublish', label: t('admin.publish.unpublish'), onClick: () => void askUnpublish() }] : []),
    ...(preview ? [{ key: 'preview', label: t('admin.publish.preview'), onClick: () => void actions.preview(item, preview) }] : []),
    { key: 'history', label: t('admin.publish.history'), onClick: () => setOpen('history') },
  ]
  const close = () => setOpen(null)
  const dialogs = (
    <Suspense>
      {open === 'schedule' && <ScheduleDialog resource={resource} item={item} close={close} />}
      {open === 'history' && <HistoryDrawer resource={resource} item={item} close={close} />}
    </Suspense>
  )
  return { items, dialogs }
}
