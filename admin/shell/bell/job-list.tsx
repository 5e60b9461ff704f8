import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Empty, Segmented, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { jobs } from '../../../contract/features/jobs.ts'
import type { CreatedDays } from '../../../contract/schema.ts'
import { isOpen, JOB_KIND_NAMES, type JobKindName } from '../../../contract/jobs/kinds.ts'
import { bell, lookAtJobs } from '../../session/bell.ts'
import { queries } from '../../session/queries.ts'
import { call, quietly } from '../../session/session.ts'
import { useCanAsk } from '../../session/use-can.ts'
import { useStore } from '../../state/store.ts'
import { JobDays } from './job-days.tsx'
import { JobItem } from './job-item.tsx'

const KEY = ['jobs']
const EVERY_MS = 1500
/** The jobs that are shown at first, and the most: filters find the others. */
const [FEW, MANY] = [20, 100]

const readAgain = () => {
  void queries.invalidateQueries({ queryKey: KEY })
  void lookAtJobs()
}

type Whose = 'own' | 'all'
type Asked = CreatedDays & { kind?: JobKindName }

/** The own jobs, all or of some days; with Job/View also those of everybody, all or of one kind. */
export function JobList() {
  const mayViewAll = useCanAsk('Job/View')
  const [chosen, choose] = useState<Whose>('own')
  const [kind, setKind] = useState<JobKindName>()
  const [days, setDays] = useState<CreatedDays>({})
  const asked = { ...days, ...(chosen === 'all' && kind && { kind }) }
  return (
    <>
      {mayViewAll && <Choice {...{ chosen, choose, kind, setKind }} />}
      <JobDays days={days} set={setDays} />
      <JobsOf key={JSON.stringify([chosen, asked])} whose={chosen} asked={asked} />
    </>
  )
}

interface ChoiceProps {
  chosen: Whose
  choose: (whose: Whose) => void
  kind: JobKindName | undefined
  setKind: (kind: JobKindName | undefined) => void
}

function Choice({ chosen, choose, kind, setKind }: ChoiceProps) {
  const { t } = useTranslation()
  const options = (['own', 'all'] as const).map((value) => ({ value, label: t(`admin.jobs.${value}`) }))
  return (
    <>
      <Segmented className="bell-whose" aria-label={t('admin.jobs.whose')} options={options} value={chosen} onChange={choose} />
      {chosen === 'all' && (
        <select
          className="bell-kind shell-select"
          aria-label={t('admin.jobs.kind')}
          value={kind ?? ''}
          onChange={({ target }) => setKind(JOB_KIND_NAMES.find((name) => name === target.value))}
        >
          <option value="">{t('admin.jobs.allKinds')}</option>
          {JOB_KIND_NAMES.map((name) => (
            <option key={name} value={name}>
              {t(`admin.jobs.kinds.${name}`)}
            </option>
          ))}
        </select>
      )}
    </>
  )
}

/** Jobs, newest first. They are read again while any is open, and own ones count as seen once they are shown as ended. */
function JobsOf({ whose, asked }: { whose: Whose; asked: Asked }) {
  const { t } = useTranslation()
  const { unseen } = useStore(bell)
  const [most, setMost] = useState(FEW)
  const { data, isError } = useQuery({
    queryKey: [...KEY, whose, asked, most],
    queryFn: () => quietly(whose === 'own' ? jobs.getAll : jobs.getEverybodys, { ...asked, maxResultCount: most }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.items.some(({ state: its }) => isOpen(its)) ? EVERY_MS : false),
  })
  const ended = data?.items.filter(({ isOwn, isSeen, endTime }) => isOwn && !isSeen && endTime !== null).length ?? 0
  useEffect(() => {
    if (ended + unseen > 0) void quietly(jobs.see).then(lookAtJobs, () => undefined)
  }, [ended, unseen])

  if (isError) return <p role="alert">{t('admin.shell.partFailed')}</p>
  if (!data) return <Skeleton active title={false} />
  if (data.items.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<Nothing isFiltered={Object.values(asked).some(Boolean)} />} />
  const act = (name: 'cancel' | 'retry', id: number) =>
    void call(jobs[name], { id })
      .catch(() => undefined)
      .finally(readAgain)
  return (
    <>
      <ul className="bell-jobs">
        {data.items.map((job) => (
          <JobItem key={job.id} job={job} act={act} isNamed={whose === 'all'} />
        ))}
      </ul>
      {data.totalCount > most && most < MANY && (
        <Button size="small" onClick={() => setMost(MANY)}>
          {t('admin.jobs.more')}
        </Button>
      )}
    </>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation()
  if (isFiltered) return t('admin.jobs.noneFound')
  return (
    <>
      <div>{t('admin.jobs.none')}</div>
      <div className="bell-quiet">{t('admin.jobs.noneLead')}</div>
    </>
  )
}
