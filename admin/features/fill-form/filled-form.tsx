import { Alert, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { FailedRows } from '../../resource/pieces/failed-rows.tsx'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { useOwnTitle } from '../../shell/use-tab.ts'
import { Filling } from './filling.tsx'
import { LeftAnswers } from './left-answers.tsx'
import { Sent } from './sent.tsx'
import { useStaffForm } from './use-own-calls.ts'
import { useFillWords } from './words.ts'

/** A form while it is filled in, and the number of what was sent. */
export function FilledForm({ id }: { id: number }) {
  const { t } = useTranslation()
  const say = useFillWords()
  const navigate = useNavigate()
  const { data, error, refetch } = useStaffForm(id)
  const [sent, setSent] = useState<number | null>(null)
  useOwnTitle(data?.title ?? null)
  const content = () => {
    if (error && !data) return <FailedRows error={error} retry={refetch} />
    if (!data) return <Skeleton active title={false} />
    if (sent !== null) return <Sent number={sent} thanks={data.thanks} again={() => setSent(null)} />
    if (!data.isOpen) return <Alert type="info" showIcon title={say('closedLead')} />
    return <Filling form={data} sent={setSent} />
  }
  return (
    <>
      <PageHead title={data?.title ?? t('admin.pages.fillForm')} lead={data?.intro} back={() => void navigate('/fillform')} />
      <section className="kit-card fill-form">{content()}</section>
      {sent === null && (data ? !data.isOpen : error) && <LeftAnswers id={id} />}
    </>
  )
}
