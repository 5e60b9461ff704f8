import { Alert, Modal, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { MOST_USERS } from '../../../contract/features/accounts.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { notify } from '../../browser/notice.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { messageOf } from '../../resource/data/restore-rows.ts'
import { useRowChoice } from '../../resource/data/row-choice.ts'
import { titlesOf } from '../../resource/data/titles.ts'
import { partsOf } from '../../resource/data/usage.ts'
import { RowTree } from '../../resource/kinds/tree-parent/row-tree.tsx'
import { accountChanged } from './use-account-actions.ts'

export interface Batch {
  kind: 'enable' | 'disable' | 'unit' | 'role'
  /** Does it for so many users as one call takes, with the chosen unit or role. */
  run: (ids: readonly number[], chosen: number | null) => Promise<unknown>
}

interface BatchDialogProps {
  batch: Batch
  ids: readonly number[]
  done: () => void
  close: () => void
}

const LEADS = { enable: 'askEnable', disable: 'askDisable', unit: 'askUnit', role: 'askRole' } as const

/** One question for all selected users: how many they are, who the first are, and for a unit or a role, which. */
export default function BatchDialog({ batch, ids, done, close }: BatchDialogProps) {
  const { t } = useTranslation()
  useFocusBack()
  const [chosen, choose] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isChoice = batch.kind === 'unit' || batch.kind === 'role'

  async function run() {
    setBusy(true)
    let count = 0
    try {
      for (const some of partsOf(ids, MOST_USERS)) {
        await batch.run(some, chosen)
        count += some.length
      }
      notify({ kind: 'success', text: t('admin.account.batch.done', { count }), seconds: 3 })
      done()
      close()
    } catch (error) {
      const part = count > 0 ? t('admin.account.batch.part', { done: count, count: ids.length }) : ''
      setProblem([part, messageOf(error)].filter(Boolean).join(' '))
    } finally {
      setBusy(false)
      accountChanged()
    }
  }
  return (
    <Modal
      open
      title={t(`admin.account.batch.${batch.kind}`)}
      okText={isChoice ? t('admin.account.batch.ok') : t(`admin.account.batch.${batch.kind}`)}
      okButtonProps={{ danger: batch.kind === 'disable', disabled: isChoice && chosen === null }}
      confirmLoading={isBusy}
      onOk={() => void run()}
      onCancel={close}
    >
      <Who ids={ids} />
      <p className="kit-quiet">{t(`admin.account.${LEADS[batch.kind]}`)}</p>
      {batch.kind === 'unit' && (
        <RowTree
          target={resourceNamed('organizationUnit')}
          label={t('admin.account.batch.chooseUnit')}
          placeholder={t('admin.account.batch.chooseUnit')}
          className="kit-wide"
          value={chosen}
          onChange={(id) => choose((id as number | null) ?? null)}
        />
      )}
      {batch.kind === 'role' && <RoleChoice chosen={chosen} choose={choose} />}
      {problem && <Alert type="error" showIcon title={problem} role="alert" />}
    </Modal>
  )
}

/** The number of users and the names of the first. */
function Who({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation()
  const { data = [] } = useQuery({ queryKey: ['user', 'list', 'named', ids], queryFn: () => titlesOf(resourceNamed('user'), ids) })
  const key = data.length > 0 && ids.length > data.length ? 'whoMore' : 'who'
  return <p>{t(`admin.account.batch.${key}`, { count: ids.length, names: data.join(t('admin.tabs.comma')) })}</p>
}

function RoleChoice({ chosen, choose }: { chosen: number | null; choose: (id: number | null) => void }) {
  const { t } = useTranslation()
  const choice = useRowChoice(resourceNamed('role'), chosen === null ? [] : [chosen])
  return (
    <Select
      {...choice}
      className="kit-wide"
      placeholder={t('admin.account.batch.chooseRole')}
      aria-label={t('admin.account.batch.chooseRole')}
      value={chosen}
      onChange={(id: number | null | undefined) => choose(id ?? null)}
    />
  )
}
