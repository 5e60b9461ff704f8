import { Alert, Form, Modal, Radio, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { permitOf } from '../../../contract/resource.ts'
import { user } from '../../../contract/resources/identity.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { useMayView } from '../../resource/data/may-view.ts'
import { RowTree } from '../../resource/kinds/tree-parent/row-tree.tsx'
import { useCan } from '../../session/use-can.ts'
import { Follows } from './hand-over-follows.tsx'
import type { Leaver, Way } from './leaver.ts'
import './leaving.css'
import { RowCounts } from './owned-rows.tsx'
import { SuccessorChoice } from './successor-choice.tsx'
import { useHandOver, type HandOver } from './use-hand-over.ts'

interface HandOverDialogProps {
  leaver: Leaver
  /** True when the account was deleted. */
  close: (isGone: boolean) => void
}

/** Shows what somebody owns, asks who gets it and what becomes of the account, and says what follows before the one button (B-60i). */
export default function HandOverDialog({ leaver, close }: HandOverDialogProps) {
  const { t } = useTranslation()
  useFocusBack()
  const form = useHandOver(leaver, close)
  const { owned, way, count, isBusy, done, isReady, problem } = form
  return (
    <Modal
      open
      width={600}
      title={t('admin.leaving.title', { name: leaver.name })}
      okText={t(`admin.leaving.ok.${way}`)}
      okButtonProps={{ danger: way !== 'handOver', disabled: !isReady }}
      cancelButtonProps={{ disabled: isBusy }}
      confirmLoading={isBusy}
      closable={!isBusy}
      keyboard={!isBusy}
      maskClosable={false}
      onOk={() => void form.run()}
      onCancel={() => close(false)}
    >
      <div className="leaving">
        {owned.error ? (
          <Alert type="error" showIcon title={owned.error.message} />
        ) : owned.data ? (
          <Asked leaver={leaver} form={form} />
        ) : (
          <Skeleton active title={false} />
        )}
        {problem && <Alert type="error" showIcon title={problem} role="alert" />}
        <p role="status" className={isBusy ? undefined : 'kit-hidden'}>
          {isBusy && (done > 0 ? t('admin.leaving.step', { done, count }) : t('admin.leaving.running', { count }))}
        </p>
      </div>
    </Modal>
  )
}

function Asked({ leaver, form }: { leaver: Leaver; form: HandOver }) {
  const { t } = useTranslation()
  const { rows, way, groups, toggle, isBusy } = form
  return (
    <Form layout="vertical" disabled={isBusy} component="div">
      <section aria-labelledby="leaving-owns">
        <h3 id="leaving-owns">{t('admin.leaving.owns')}</h3>
        {rows.length === 0 ? (
          <p className="kit-quiet">{t('admin.leaving.ownsNone')}</p>
        ) : (
          <RowCounts rows={rows} filter={`ownerId=${leaver.id}`} choice={way === 'handOver' ? { groups, toggle } : null} />
        )}
        {rows.some(({ mayGive }) => !mayGive) && <Alert type="warning" showIcon title={t('admin.leaving.notYoursLead')} />}
      </section>
      <WayChoice form={form} />
      {rows.length > 0 && (
        <>
          <Form.Item label={t('admin.leaving.successor')} htmlFor="successor" required>
            <SuccessorChoice except={leaver.id} chosen={form.successor} choose={form.setSuccessor} />
          </Form.Item>
          <UnitChoice form={form} />
        </>
      )}
      <Follows name={leaver.name} form={form} />
    </Form>
  )
}

/** The ways to leave; deletion is offered to those who may delete users. */
function WayChoice({ form: { rows, way, setWay } }: { form: HandOver }) {
  const { t } = useTranslation()
  const mayDelete = useCan(permitOf(user, 'Delete'))
  const options: { value: Way; label: string }[] =
    rows.length > 0
      ? (['handOver', 'dismiss', 'delete'] as const).map((value) => ({ value, label: t(`admin.leaving.ways.${value}`) }))
      : (['dismiss', 'delete'] as const).map((value) => ({ value, label: t(`admin.leaving.waysWithout.${value}`) }))
  return (
    <Form.Item label={t('admin.leaving.what')}>
      <Radio.Group
        className="leaving-ways"
        aria-label={t('admin.leaving.what')}
        options={options.filter(({ value }) => value !== 'delete' || mayDelete)}
        value={way}
        onChange={({ target }) => setWay(target.value as Way)}
      />
    </Form.Item>
  )
}

function UnitChoice({ form: { unitId, setUnit } }: { form: HandOver }) {
  const { t } = useTranslation()
  const units = resourceNamed('organizationUnit')
  if (!useMayView(units)) return null
  return (
    <Form.Item label={t('admin.leaving.unit')} htmlFor="leaving-unit">
      <RowTree
        id="leaving-unit"
        target={units}
        placeholder={t('admin.leaving.unitKept')}
        className="kit-wide"
        value={unitId}
        onChange={(id) => setUnit((id as number | null) ?? null)}
      />
    </Form.Item>
  )
}
