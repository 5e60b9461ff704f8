import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Resource } from '../../contract/resource.ts'
import { queries } from '../queries.ts'
import { momentOf } from './cells.tsx'
import type { Item } from './item.ts'
import type { ResourceForm } from './use-resource-form.ts'

/** Somebody else saved first: their content, one's own over it, or back to the form. Update sends changed fields only, so theirs stay where one touched nothing. */
export function StaleDialog({ form, resource, saved }: { form: ResourceForm; resource: Resource; saved: (item: Item) => void }) {
  const { t } = useTranslation()
  const { stale, forgetStale, isBusy } = form
  if (!stale) return null

  async function keepMine() {
    const item = await form.save(stale?.version ?? undefined)
    if (item) saved(item)
  }

  /** One's own changes go; the row is read again. */
  function takeTheirs() {
    form.reset()
    forgetStale()
    void queries.invalidateQueries({ queryKey: [resource.name, 'row'] })
  }

  const lead = stale.when
    ? t('admin.stale.lead', { who: stale.who ?? t('admin.stale.someone'), when: momentOf(stale.when) })
    : t('admin.stale.leadUnknown')
  return (
    <Modal
      open
      title={t('admin.stale.title')}
      onCancel={forgetStale}
      footer={[
        <Button key="keep" onClick={forgetStale}>
          {t('admin.stale.keep')}
        </Button>,
        <Button key="theirs" onClick={takeTheirs}>
          {t('admin.stale.theirs')}
        </Button>,
        <Button key="mine" type="primary" loading={isBusy} onClick={() => void keepMine()}>
          {t('admin.stale.mine')}
        </Button>,
      ]}
    >
      {lead}
    </Modal>
  )
}
