import { Skeleton, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { GivenAnswer } from '../../../contract/features/staff-forms.ts'
import { useAddress } from '../../resource/address/use-address.ts'
import { RelativeTime } from '../../resource/pieces/ago.tsx'
import { FailedRows } from '../../resource/pieces/failed-rows.tsx'
import { StatusWords } from './status-words.tsx'
import { PAGE, useGiven } from './use-own-calls.ts'
import { useFillWords } from './words.ts'

/** The answers that the reader has sent, newest first. The page stands in the address. */
export function GivenAnswers() {
  const say = useFillWords()
  return (
    <section className="kit-card fill-given" aria-labelledby="fill-given">
      <h2 id="fill-given">{say('given')}</h2>
      <Given />
    </section>
  )
}

function Given() {
  const say = useFillWords()
  useTranslation()
  const [params, change] = useAddress()
  const page = Math.max(1, Number(params.get('page')) || 1)
  const { data, error, refetch } = useGiven(page)
  if (error && !data) return <FailedRows error={error} retry={refetch} />
  if (!data) return <Skeleton active title={false} />
  if (data.totalCount === 0) return <p className="kit-quiet">{say('noneGiven')}</p>
  const turn = (to: number) =>
    change((now) => {
      now.set('page', String(to))
      return now
    })
  return (
    <Table<GivenAnswer>
      rowKey="id"
      size="middle"
      scroll={{ x: 'max-content' }}
      dataSource={data.items}
      columns={[
        { key: 'form', title: say('columns.form'), render: (_, { id, title }) => <Link to={`/fillform/sent/${id}`}>{title}</Link> },
        { key: 'summary', title: say('columns.summary'), dataIndex: 'summary', className: 'fill-summary' },
        { key: 'time', title: say('columns.time'), render: (_, { creationTime }) => <RelativeTime at={creationTime} /> },
        { key: 'status', title: say('columns.status'), render: (_, { status }) => <StatusWords status={status} /> },
      ]}
      pagination={{ current: page, pageSize: PAGE, total: data.totalCount, hideOnSinglePage: true, showSizeChanger: false, onChange: turn }}
    />
  )
}
