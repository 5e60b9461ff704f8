import { Button, Progress } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { byteText } from '../../../contract/format/byte-text.ts'
import { siteTime } from '../../browser/site-time.ts'
import { jobFiles, type Job } from '../../../contract/features/jobs.ts'
import { isOpen } from '../../../contract/jobs/kinds.ts'
import { fetchFile } from '../../session/fetch-file.ts'
import { CallError } from '../../session/http.ts'
import { notify } from '../../browser/notice.ts'
import { tellFailure } from '../parts/fetched.ts'
import { wordsOf } from './job-words.ts'

interface JobItemProps {
  job: Job
  act: (name: 'cancel' | 'retry', id: number) => void
  /** Says whose job it is. */
  isNamed: boolean
}

/** A job with its progress, its result, and what its owner can do about it. */
export function JobItem({ job, act, isNamed }: JobItemProps) {
  const { t } = useTranslation()
  const title = useTitle(job)
  return (
    <li className={`bell-job bell-job-${job.state}`} aria-label={title}>
      <div className="bell-head">
        <strong>{title}</strong>
        <span className="bell-state">{job.isStopping ? t('admin.jobs.stopping') : t(`admin.jobs.states.${job.state}`)}</span>
      </div>
      {job.state === 'running' && <Running job={job} title={title} />}
      <Result job={job} />
      <div className="bell-foot">
        <time className="bell-quiet" dateTime={job.creationTime}>
          {siteTime(job.creationTime, 'MM-DD HH:mm')}
        </time>
        {isNamed && <span className="bell-quiet">{job.userName ?? t('admin.jobs.site')}</span>}
        {job.isOwn && <Actions job={job} act={act} title={title} />}
      </div>
    </li>
  )
}

function Actions({ job, act, title }: Pick<JobItemProps, 'job' | 'act'> & { title: string }) {
  const { t } = useTranslation()
  const { id, state, file } = job
  const button = (name: 'cancel' | 'retry') => (
    <Button size="small" aria-label={`${t(`admin.jobs.${name}`)} ${title}`} onClick={() => act(name, id)}>
      {t(`admin.jobs.${name}`)}
    </Button>
  )
  return (
    <>
      {isOpen(state) && !job.isStopping && button('cancel')}
      {(state === 'failed' || state === 'cancelled') && button('retry')}
      {file && <Download job={job} name={file.name} />}
    </>
  )
}

function useTitle({ kind: of, resource, log, about }: Job): string {
  const { t } = useTranslation()
  const kind = t(`admin.jobs.kinds.${of}`)
  const name = resource
    ? t(`resources.${resource as 'news'}.name`)
    : log
      ? t(`admin.pages.${log}`)
      : about
        ? t(`admin.jobs.about.${about}`)
        : null
  return name === null ? kind : t('admin.jobs.named', { kind, name })
}

function Running({ job: { kind, done, total }, title }: { job: Job; title: string }) {
  const { t } = useTranslation()
  if (total === null) return <Progress percent={0} showInfo={false} aria-label={title} />
  const percent = Math.floor((done / Math.max(1, total)) * 100)
  return (
    <>
      <Progress percent={percent} size="small" aria-label={title} />
      <div className="bell-quiet">{t(wordsOf(kind).progress, { done, total, percent })}</div>
    </>
  )
}

function Result({ job: { kind, state, result, error, nextTime, done } }: { job: Job }) {
  const { t } = useTranslation()
  const { rows, refused, cut, uploads, missing, bytes } = result
  const isDone = rows !== null || uploads !== null
  return (
    <>
      {isDone && <div>{t(wordsOf(kind).result, { rows, uploads, size: byteText(bytes ?? 0) })}</div>}
      {missing ? <div className="bell-warning">{t('admin.jobs.missing', { missing })}</div> : null}
      {refused ? <div className="bell-warning">{t('admin.jobs.refused', { refused })}</div> : null}
      {cut ? <div className="bell-warning">{t('admin.jobs.cut', { cut })}</div> : null}
      {error && <div className="bell-error">{error}</div>}
      {nextTime && <div className="bell-quiet">{t('admin.jobs.next', { when: siteTime(nextTime, 'HH:mm:ss') })}</div>}
      {(state === 'cancelled' || state === 'failed') && done > 0 && wordsOf(kind).keepsRows && (
        <div className="bell-quiet">{t('admin.jobs.ended', { done })}</div>
      )}
    </>
  )
}

const sayWhy = (error: unknown) =>
  error instanceof CallError && error.message ? notify({ kind: 'error', text: error.message, seconds: 8 }) : tellFailure(error)

function Download({ job: { id, kind }, name }: { job: Job; name: string }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const label = t(kind === 'import' ? 'admin.jobs.report' : 'admin.jobs.download')
  const fetchIt = async () => {
    setBusy(true)
    await fetchFile(`${jobFiles.download.path}?id=${id}`, name).catch(sayWhy)
    setBusy(false)
  }
  return (
    <Button size="small" loading={isBusy} aria-label={`${label} ${name}`} onClick={() => void fetchIt()}>
      {label}
    </Button>
  )
}
