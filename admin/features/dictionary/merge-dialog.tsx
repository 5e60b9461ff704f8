import { Alert, Modal, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dictionary } from '../../../contract/features/dictionary.ts'
import { dictionaryItem } from '../../../contract/resources/dictionary.ts'
import { notify } from '../../browser/notice.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { queries } from '../../session/queries.ts'
import { quietly } from '../../session/session.ts'
import { titleOf, type Item } from '../../resource/data/item.ts'
import { useAttempt } from '../../resource/pieces/use-attempt.ts'
import { useItems, useUses } from './use-items.ts'

/** Asks for the item that takes the place of another, and says first how many rows follow (B-63c). */
export default function MergeDialog({ item, close }: { item: Item; close: () => void }) {
  const { t } = useTranslation()
  useFocusBack()
  const typeId = Number(item['typeId'])
  const { data: items = [], isPending } = useItems(typeId)
  const { data: uses } = useUses(typeId)
  const [intoId, setInto] = useState<number | null>(null)
  const { isBusy, problem, attempt } = useAttempt()
  const name = titleOf(dictionaryItem, item, currentLanguage())
  const into = items.find(({ id }) => id === intoId)

  async function merge(target: number) {
    const { rows } = await quietly(dictionary.merge, { id: item.id, intoId: target })
    // Rows of any resource may hold another value now.
    void queries.invalidateQueries()
    notify({ kind: 'success', text: t('admin.dictionary.merged', { name, count: rows }), seconds: 4 })
    close()
  }

  return (
    <Modal
      open
      title={t('admin.dictionary.mergeTitle', { name })}
      okText={t('admin.dictionary.mergeOk')}
      okButtonProps={{ danger: true, disabled: intoId === null }}
      confirmLoading={isBusy}
      onOk={() => intoId !== null && void attempt(() => merge(intoId))}
      onCancel={close}
    >
      <label className="dictionary-into" htmlFor="merge-into">
        {t('admin.dictionary.mergeInto')}
      </label>
      <Select
        id="merge-into"
        className="kit-wide"
        loading={isPending}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('admin.form.choose')}
        value={intoId}
        options={items
          .filter((one) => one.id !== item.id && (one.isActive || item['isActive'] === false))
          .map(({ id, label, value }) => ({ value: id, label: `${label} (${value})` }))}
        onChange={setInto}
      />
      <ul className="dictionary-follows">
        <li>{t('admin.dictionary.mergeRows', { count: uses ? (uses.get(item.id) ?? 0) : '…', into: into?.label ?? '…' })}</li>
        <li>{t('admin.dictionary.mergeGone', { name })}</li>
      </ul>
      {problem && <Alert type="error" showIcon title={problem} />}
    </Modal>
  )
}
