import { useQuery } from '@tanstack/react-query'
import { Alert, Modal, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { units } from '../../../contract/features/units.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { useNamed } from '../../resource/data/row-choice.ts'
import { quietly } from '../../session/session.ts'
import { countOf } from '../users/owned-rows.tsx'
import '../users/leaving.css'

const resource = resourceNamed('organizationUnit')

export interface UnitMove {
  id: number
  parentId: number | null
}

interface UnitMoveDialogProps {
  move: UnitMove
  answer: (isWanted: boolean) => void
}

/** The question before a unit is moved below another: what moves along, and who stops and begins to reach its rows (B-60g). */
export default function UnitMoveDialog({ move, answer }: UnitMoveDialogProps) {
  const { t } = useTranslation()
  useFocusBack()
  const { id, parentId } = move
  const named = useNamed(resource, parentId === null ? [id] : [id, parentId])
  const nameOf = (one: number | null) => named.find(({ value }) => value === one)?.label ?? '…'
  const { data, error } = useQuery({
    queryKey: [resource.name, 'move', move],
    queryFn: () => quietly(units.previewMove, { id, parentId }),
    staleTime: 0,
    gcTime: 0,
  })
  const lead = parentId === null ? 'top' : 'lead'
  return (
    <Modal
      open
      title={t('admin.leaving.unitMove.title')}
      okText={t('admin.leaving.unitMove.ok')}
      okButtonProps={{ disabled: !data }}
      onOk={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <div className="leaving">
        <p>{t(`admin.leaving.unitMove.${lead}`, { name: nameOf(id), parent: nameOf(parentId) })}</p>
        {error && <Alert type="error" showIcon title={error.message} />}
        {data ? <Effects effects={data} /> : !error && <Skeleton active title={false} />}
      </div>
    </Modal>
  )
}

function Effects({ effects: { below, members, rows, losing, gaining } }: { effects: OutputOf<typeof units.previewMove> }) {
  const { t } = useTranslation()
  return (
    <ul>
      {below > 0 && <li>{t('admin.leaving.unitMove.below', { count: below })}</li>}
      <li>{t('admin.leaving.unitMove.members', { count: members })}</li>
      <li>{rows.length > 0 ? t('admin.leaving.unitMove.rows', { count: countOf(rows) }) : t('admin.leaving.unitDelete.noRows')}</li>
      {losing > 0 && <li>{t('admin.leaving.unitMove.losing', { count: losing })}</li>}
      {gaining > 0 && <li>{t('admin.leaving.unitMove.gaining', { count: gaining })}</li>}
      {losing + gaining === 0 && <li>{t('admin.leaving.unitMove.nobody')}</li>}
    </ul>
  )
}
