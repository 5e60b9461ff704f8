import { BarsOutlined, PartitionOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dictionary } from '../../../contract/features/dictionary.ts'
import { permitOf } from '../../../contract/resource.ts'
import { dictionaryItem, dictionaryType } from '../../../contract/resources/dictionary.ts'
import { notify } from '../../browser/notice.ts'
import { part } from '../../browser/part.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { useAddress } from '../../resource/address/use-address.ts'
import { rowChanged } from '../../resource/data/data.ts'
import { titleOf, type Item } from '../../resource/data/item.ts'
import { useConfirm } from '../../resource/pieces/use-confirm.ts'
import { call } from '../../session/session.ts'
import { useCan } from '../../session/use-can.ts'
import { Late } from '../../shell/parts/bounds.tsx'
import { useItems, useUses } from './use-items.ts'

const BatchAddDialog = part(() => import('./batch-add-dialog.tsx'))

/** The order in which the items stand, as a flat list: the server's own, named in the address. */
const AS_LIST = 'sort-asc'

/** The chosen type with the work on all of its items, and the choice between their tree and a list with pages. */
export function TypeHead({ type }: { type: Item }) {
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  const removal = useRemoval(type)
  const mayAdd = useCan(permitOf(dictionaryItem, 'Add'))
  const mayEdit = useCan(permitOf(dictionaryType, 'Edit'))
  const name = titleOf(dictionaryType, type, currentLanguage())
  return (
    <div className="dictionary-head" data-type={type.id}>
      <span className="dictionary-name">{name}</span>
      <code>{String(type['code'])}</code>
      {mayEdit && <Link to={`/dictionary/types?row=${type.id}`}>{t('admin.dictionary.editType')}</Link>}
      <LooksChoice />
      {mayAdd && <Button onClick={() => setAdding(true)}>{t('admin.dictionary.batchAdd')}</Button>}
      {removal && (
        <Button danger onClick={removal}>
          {t('admin.dictionary.deleteAll')}
        </Button>
      )}
      <Late close={() => setAdding(false)}>
        {isAdding && <BatchAddDialog typeId={type.id} name={name} close={() => setAdding(false)} />}
      </Late>
    </div>
  )
}

export function LooksChoice() {
  const { t } = useTranslation()
  const [params, setAddress] = useAddress()
  const choose = (look: string) =>
    setAddress((now) => {
      const next = new URLSearchParams(now)
      for (const name of ['sort', 'page']) next.delete(name)
      if (look === 'list') next.set('sort', AS_LIST)
      return next
    })
  return (
    <Segmented
      aria-label={t('admin.dictionary.look')}
      value={params.has('sort') ? 'list' : 'tree'}
      onChange={choose}
      options={[
        { value: 'tree', label: t('admin.dictionary.tree'), icon: <PartitionOutlined /> },
        { value: 'list', label: t('admin.dictionary.list'), icon: <BarsOutlined /> },
      ]}
    />
  )
}

/** Asks before all items of a type are deleted; null for those who may not, and where there are none (E-06c). */
function useRemoval({ id }: Item): (() => void) | null {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const mayDelete = useCan(permitOf(dictionaryItem, 'Delete'))
  const { data: items = [] } = useItems(id)
  const { data: uses } = useUses(id)
  if (!mayDelete || items.length === 0) return null
  const used = [...(uses?.values() ?? [])].reduce((sum, count) => sum + count, 0)
  return () =>
    confirm({
      danger: true,
      okText: t('admin.dictionary.deleteAll'),
      content: (
        <>
          <p>{t('admin.dictionary.deleteAllLead', { count: items.length })}</p>
          {used > 0 && <p>{t('admin.dictionary.deleteAllUsed', { count: used })}</p>}
        </>
      ),
      then: async () => {
        const count = await call(dictionary.deleteByTypeId, { typeId: id })
        rowChanged(dictionaryItem)
        notify({ kind: 'success', text: t('admin.dictionary.deleted', { count }), seconds: 4 })
      },
    })
}
