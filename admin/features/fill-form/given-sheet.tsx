import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { staffFormFiles } from '../../../contract/features/staff-forms.ts'
import { FailedRows } from '../../resource/pieces/failed-rows.tsx'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { RelativeTime } from '../../resource/pieces/ago.tsx'
import { useOwnTitle } from '../../shell/use-tab.ts'
import { AnswerTable } from '../form-answers/answer-table.tsx'
import { StatusWords } from './status-words.tsx'
import { useGivenSheet } from './use-own-calls.ts'
import { useFillWords } from './words.ts'

/** An answer of one's own beside the questions as they were asked. */
export function GivenSheet({ id }: { id: number }) {
  const { t } = useTranslation()
  const say = useFillWords()
  const navigate = useNavigate()
  const { data, error, refetch } = useGivenSheet(id)
  const number = say('number', { number: id })
  useOwnTitle(data ? `${data.title} · ${number}` : number)
  const lead = data && (
    <span className="kit-lead">
      <span>{number}</span>
      <RelativeTime at={data.creationTime} />
      <StatusWords status={data.status} />
    </span>
  )
  return (
    <>
      <PageHead title={data?.title ?? t('admin.pages.fillForm')} lead={lead} back={() => void navigate('/fillform')} />
      <section className="kit-card">
        {error && !data ? (
          <FailedRows error={error} retry={refetch} />
        ) : data ? (
          <AnswerTable id={id} answers={data.items} path={staffFormFiles.getGivenFile.path} />
        ) : (
          <Skeleton active title={false} />
        )}
      </section>
    </>
  )
}
