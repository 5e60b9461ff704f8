import { useQuery } from '@tanstack/react-query'
import { Alert, Form, Modal, Skeleton } from 'antd'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { units } from '../../../contract/features/units.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { notify } from '../../browser/notice.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { rowChanged } from '../../resource/data/data.ts'
import { reasonOf } from '../../resource/data/reason.ts'
import { titlesOf } from '../../resource/data/titles.ts'
import { RowTree } from '../../resource/kinds/tree-parent/row-tree.tsx'
import { restore } from '../../resource/pieces/restore.ts'
import { whatOf } from '../../resource/pieces/what.ts'
import { quietly } from '../../session/session.ts'
import { countOf, RowCounts } from '../users/owned-rows.tsx'
import '../users/leaving.css'

const resource = resourceNamed('organizationUnit')
/** Seconds for which a deletion can be undone in its message. */
const UNDO_SECONDS = 10

type UnitEffects = OutputOf<typeof units.previewDelete>

interface UnitDeletionProps {
  ids: readonly number[]
  done: (deleted: readonly number[]) => void
  close: () => void
}

/** The question before units are deleted: what follows, in numbers of the server, and where their rows go (B-60g, B-60h). */
export default function UnitDeletion({ ids, done, close }: UnitDeletionProps) {
  const { t } = useTranslation()
  useFocusBack()
  const [rowsTo, setRowsTo] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const titles = useQuery({ queryKey: [resource.name, 'deletion', 'names', ids], queryFn: () => titlesOf(resource, ids) })
  const { data, error } = useQuery({
    queryKey: [resource.name, 'deletion', ids],
    queryFn: () => quietly(units.previewDelete, { ids: [...ids] }),
    staleTime: 0,
    gcTime: 0,
  })
  const what = whatOf({ resource, titles: titles.data ?? [], number: ids.length })
  const isHolding = (data?.rows.length ?? 0) > 0
  const mayDelete = data && data.below === 0 && data.rows.every(({ mayGive }) => mayGive) && (!data.needsUnit || rowsTo !== null)

  async function run(): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      await quietly(units.batchDelete, { ids: [...ids], ...(rowsTo !== null && { rowsTo }) })
      tell(ids, what)
      for (const row of data?.rows ?? []) rowChanged(resourceNamed(row.resource))
      done(ids)
      close()
    } catch (failure) {
      setProblem(reasonOf(failure))
    } finally {
      setBusy(false)
      rowChanged(resource)
    }
  }
  return (
    <Modal
      open
      title={t('admin.leaving.unitDelete.title')}
      okText={t(`admin.leaving.unitDelete.${isHolding ? 'okRows' : 'ok'}`)}
      okButtonProps={{ danger: true, disabled: !mayDelete }}
      cancelButtonProps={{ disabled: isBusy }}
      confirmLoading={isBusy}
      closable={!isBusy}
      keyboard={!isBusy}
      onOk={() => void run()}
      onCancel={close}
    >
      <div className="leaving">
        <p className="kit-what">{what}</p>
        {error && <Alert type="error" showIcon title={error.message} />}
        {data ? <Effects ids={ids} effects={data} rowsTo={rowsTo} setRowsTo={setRowsTo} /> : !error && <Skeleton active title={false} />}
        {problem && <Alert type="error" showIcon title={problem} role="alert" />}
        <p role="status" className={isBusy ? undefined : 'kit-hidden'}>
          {isBusy && t('admin.leaving.unitDelete.busy')}
        </p>
      </div>
    </Modal>
  )
}

/** Says that the units are gone, and offers to bring them back. */
const tell = (ids: readonly number[], what: string): void =>
  notify({
    kind: 'success',
    text: i18next.t('admin.bin.deleted', { what }),
    seconds: UNDO_SECONDS,
    action: { label: i18next.t('admin.bin.undo'), run: () => void restore(resource, ids, () => what) },
  })

interface EffectsProps {
  ids: readonly number[]
  effects: UnitEffects
  rowsTo: number | null
  setRowsTo: (id: number | null) => void
}

function Effects({ ids, effects, rowsTo, setRowsTo }: EffectsProps) {
  const { t } = useTranslation()
  const { rows, below } = effects
  const [only] = ids
  return (
    <>
      {below > 0 && <Alert type="warning" showIcon title={t('admin.leaving.unitDelete.below', { count: below })} />}
      <ul>
        <Members effects={effects} />
        <li>
          {rows.length > 0 ? t('admin.leaving.unitDelete.rows', { count: countOf(rows) }) : t('admin.leaving.unitDelete.noRows')}
          {rows.length > 0 && <RowCounts rows={rows} filter={ids.length === 1 ? `unitId=${only}` : null} />}
        </li>
      </ul>
      {rows.some(({ mayGive }) => !mayGive) && <Alert type="warning" showIcon title={t('admin.leaving.notYoursLead')} />}
      {rows.length > 0 && (
        <Form layout="vertical" component="div">
          <Form.Item label={t('admin.leaving.unitDelete.rowsTo')} htmlFor="rows-to" required={effects.needsUnit}>
            <RowTree
              id="rows-to"
              target={resource}
              {...(ids.length === 1 && { except: only })}
              placeholder={effects.rowsTo?.name ?? t('admin.leaving.unitDelete.parent')}
              className="kit-wide"
              required={effects.rowsTo !== null}
              value={rowsTo ?? effects.rowsTo?.id ?? null}
              onChange={(id) => setRowsTo((id as number | null) ?? null)}
            />
          </Form.Item>
        </Form>
      )}
      <p className="kit-hint">{t('admin.leaving.unitDelete.back')}</p>
    </>
  )
}

/** The members who leave, the roles they lose, and the roles that would point to nothing. */
function Members({ effects: { members, lostRoles, losing, scopes } }: { effects: UnitEffects }) {
  const { t } = useTranslation()
  const named = (names: readonly string[]) => names.join(t('admin.tabs.comma'))
  const lost =
    lostRoles.names.length > 0
      ? t('admin.leaving.unitDelete.lost', { count: losing, names: named(lostRoles.names) })
      : t('admin.leaving.unitDelete.lostCounted', { count: losing, roles: lostRoles.count })
  const naming =
    scopes.names.length > 0
      ? t('admin.leaving.unitDelete.scopes', { count: scopes.count, names: named(scopes.names) })
      : t('admin.leaving.unitDelete.scopesCounted', { count: scopes.count })
  return (
    <>
      <li>{members > 0 ? t('admin.leaving.unitDelete.members', { count: members }) : t('admin.leaving.unitDelete.noMembers')}</li>
      {lostRoles.count > 0 && <li>{lost}</li>}
      {scopes.count > 0 && <li>{naming}</li>}
    </>
  )
}
