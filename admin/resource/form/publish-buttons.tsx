import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown, Space } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { permitOf } from '../../../contract/resource.ts'
import { useCan } from '../../session/use-can.ts'
import type { Item } from '../data/item.ts'
import { usePublishing } from '../publishing/publishing.ts'
import { usePublishingItems } from '../publishing/publishing-items.tsx'
import type { Screen } from '../kinds/screen.ts'
import { leaveRefusal } from './left-refusal.ts'
import { useMenu } from '../../shell/parts/use-menu.ts'
import type { ResourceForm } from './use-resource-form.ts'

interface PublishButtonsProps {
  screen: Screen
  item: Item | null
  form: ResourceForm
  /** Is called after a new row was saved, whether or not publishing succeeded. */
  created: (item: Item) => void
}

/** Publishes from a form. Unsaved changes are saved first, so that the site shows what the form shows. */
export function PublishButtons({ screen, item, form, created }: PublishButtonsProps) {
  const { t } = useTranslation()
  const { resource } = screen
  const canPublish = useCan(permitOf(resource, 'Publish'))
  const refusal = useRef<unknown>(null)
  const { publish } = usePublishing(resource, (error) => {
    refusal.current = error
    form.refused(error)
  })
  if (!resource.publishable) return null

  const isLive = item?.state === 'published' && !item.hasChanges && !form.isDirty
  async function saveAndPublish() {
    if (!form.mayPublish()) return
    const saved = form.isDirty || !item ? await form.save({ isQuiet: true }) : item
    if (!saved) return
    const published = await publish(saved)
    if (item) return
    if (!published) leaveRefusal({ service: resource.service, id: saved.id, error: refusal.current })
    created(saved)
  }
  const words =
    form.isDirty || !item ? 'admin.form.savePublish' : item.state === 'published' ? 'admin.publish.publishChanges' : 'admin.publish.publish'
  return (
    <Space.Compact>
      {canPublish && (
        <Button type="primary" disabled={isLive || form.isBusy} onClick={() => void saveAndPublish()}>
          {t(words)}
        </Button>
      )}
      {item && <Others screen={screen} item={item} form={form} isPrimary={canPublish && !isLive} />}
    </Space.Compact>
  )
}

interface OthersProps {
  screen: Screen
  item: Item
  form: ResourceForm
  isPrimary: boolean
}

function Others({ screen: { resource, unpublishing }, item, form, isPrimary }: OthersProps) {
  const { t } = useTranslation()
  const { items, dialogs } = usePublishingItems({
    resource,
    item,
    refused: form.refused,
    mayPublish: form.mayPublish,
    unpublishing: unpublishing?.(item),
    save: form.isDirty ? () => form.save() : undefined,
  })
  const { menu, button } = useMenu(items.filter((one) => one?.key !== 'publish'))
  return (
    <>
      <Dropdown autoFocus trigger={['click']} menu={menu} placement="topRight">
        <Button
          ref={button}
          type={isPrimary ? 'primary' : 'default'}
          icon={<DownOutlined />}
          aria-label={t('admin.list.more')}
          aria-haspopup="menu"
        />
      </Dropdown>
      {dialogs}
    </>
  )
}
