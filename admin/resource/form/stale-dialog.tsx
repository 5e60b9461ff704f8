import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Modal, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Resource } from '../../../contract/resource.ts'
import { quietly } from '../../session/session.ts'
import { momentOf } from '../data/moment.ts'
import { DifferenceList } from './difference-list.tsx'
import { endpointsOf, type Item } from '../data/item.ts'
import { mineFirst, obvious, type Choice, type Difference } from './merge.ts'
import type { Stale } from '../data/stale.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import type { ResourceForm } from './use-resource-form.ts'

interface StaleDialogProps {
  form: ResourceForm
  resource: Resource
  /** The row that the form is about. */
  id: number | null
  saved: (item: Item) => void
}

/** Another user saved first: the dialog names the user, the time and the differences, and offers either version or a merge. */
export function StaleDialog({ form, resource, id, saved }: StaleDialogProps) {
  return form.stale && id !== null ? <Conflict stale={form.stale} form={form} resource={resource} id={id} saved={saved} /> : null
}

function Conflict({ stale, form, resource, id, saved }: StaleDialogProps & { stale: Stale; id: number }) {
  const { t } = useTranslation()
  useFocusBack()
  const { theirs, found, error } = useTheirs({ form, resource, id, version: stale.version })
  const [chosen, setChosen] = useState<Choice>({})
  const choice = { ...obvious(found), ...chosen }
  const isDecided = found.every(({ name }) => choice[name])

  async function saveWith(sides: Choice) {
    if (!theirs) return
    form.merge(theirs, sides)
    const item = await form.save()
    if (item) saved(item)
  }

  const isReady = theirs !== null && !form.isBusy
  return (
    <Modal
      open
      width={880}
      title={t('admin.stale.title')}
      onCancel={form.forgetStale}
      footer={
        <div className="kit-foot">
          <span className="kit-space" />
          <Button onClick={form.forgetStale}>{t('admin.stale.keep')}</Button>
          <Button disabled={!isReady} onClick={() => theirs && form.merge(theirs, {})}>
            {t('admin.stale.theirs')}
          </Button>
          <Button disabled={!isReady} onClick={() => void saveWith(mineFirst(found))}>
            {t('admin.stale.mine')}
          </Button>
          <Button type="primary" disabled={!isReady || !isDecided} onClick={() => void saveWith(choice)}>
            {t('admin.listing.merge')}
          </Button>
        </div>
      }
    >
      <p>
        {stale.when
          ? t('admin.stale.lead', { who: stale.who ?? t('admin.stale.someone'), when: momentOf(stale.when) })
          : t('admin.stale.leadUnknown')}
      </p>
      {error && <Alert type="error" showIcon title={error.message} />}
      {!error && !theirs && <Skeleton active title={false} />}
      {theirs && (
        <DifferenceList
          resource={resource}
          found={found}
          who={stale.who ?? t('admin.stale.someone')}
          choice={choice}
          choose={(name, side) => setChosen({ ...chosen, [name]: side })}
        />
      )}
    </Modal>
  )
}

const NONE: Difference[] = []

/** The current row of the server, and its differences from the form. */
function useTheirs({ form, resource, id, version }: { form: ResourceForm; resource: Resource; id: number; version: number | null }) {
  const { data, error } = useQuery({
    queryKey: [resource.name, 'theirs', id, version],
    queryFn: async () => (await quietly(endpointsOf(resource).get, { id })) as Item,
    staleTime: 0,
    gcTime: 0,
  })
  // The form cannot change while the dialog is open, so its first comparison stays valid.
  const { compare } = form
  const [made] = useState(() => compare)
  const found = useMemo(() => (data ? made(data) : NONE), [data, made])
  return { theirs: data ?? null, found, error }
}
