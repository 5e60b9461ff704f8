import { Checkbox, Form, Modal, Progress } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countText } from '../../../../contract/format/count-text.ts'
import { permitOf } from '../../../../contract/resource.ts'
import { useFocusBack } from '../../../browser/use-focus-back.ts'
import { listInput } from '../../../resource/data/list-query.ts'
import type { BatchProps } from '../../../resource/kinds/screen.ts'
import { useCan } from '../../../session/use-can.ts'
import { BulkField } from './bulk-field.tsx'
import { BulkScope } from './bulk-scope.tsx'
import { rowsFound, rowsSelected } from './rows-to-edit.ts'
import { useBulkEdit } from './use-bulk-edit.ts'

/** Gives one field of many products the same value: of the selected ones, or of all that the list finds. */
export default function BulkDialog({ screen, list, found, close }: BatchProps & { close: () => void }) {
  const { t } = useTranslation()
  useFocusBack()
  const canPublish = useCan(permitOf(screen.resource, 'Publish'))
  const [name, setName] = useState<string | null>(null)
  const [ofAll, setOfAll] = useState(false)
  const [publish, setPublish] = useState(false)
  const [form] = Form.useForm<{ value?: unknown }>()
  const edit = useBulkEdit(list, close)
  const { selected, state } = list
  const all = found && (found.hasMore || found.totalCount > selected.length) ? countText(found.totalCount, found.hasMore) : null
  const isAll = ofAll && all !== null
  async function start(): Promise<void> {
    const checked = await form.validateFields().catch(() => null)
    if (!checked || !name) return
    const value = checked.value === '' || checked.value === undefined ? null : checked.value
    const { maxResultCount: _most, skipCount: _skip, ...filter } = listInput(state)
    await edit.run({ values: { [name]: value }, publish }, () => (isAll ? rowsFound(filter) : rowsSelected(selected, found?.items ?? [])))
  }
  return (
    <Modal
      open
      title={t('admin.products.bulk.title')}
      okText={t('admin.products.bulk.change', { number: isAll ? all : selected.length })}
      okButtonProps={{ disabled: name === null, loading: edit.isBusy }}
      {...(edit.isBusy ? { cancelText: t('admin.products.bulk.stop') } : {})}
      onOk={() => void start()}
      onCancel={edit.isBusy ? edit.stop : close}
    >
      <Form form={form} layout="vertical" disabled={edit.isBusy} validateTrigger="onBlur" className="kit-form">
        {all !== null && <BulkScope selected={selected.length} all={all} ofAll={ofAll} choose={setOfAll} />}
        <BulkField
          screen={screen}
          name={name}
          choose={(next) => {
            form.resetFields()
            setName(next)
          }}
        />
        {canPublish && (
          <Checkbox checked={publish} onChange={({ target }) => setPublish(target.checked)}>
            {t('admin.products.bulk.publish')}
          </Checkbox>
        )}
      </Form>
      {edit.share !== null && <Progress percent={edit.share} size="small" aria-label={t('admin.products.bulk.title')} />}
      <p role="status" className="kit-quiet">
        {edit.words}
      </p>
    </Modal>
  )
}
