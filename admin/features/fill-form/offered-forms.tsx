import { FormOutlined } from '@ant-design/icons'
import { Button, Skeleton, Tag } from 'antd'
import { useNavigate } from 'react-router'
import { FailedRows } from '../../resource/pieces/failed-rows.tsx'
import { useOffered } from './use-own-calls.ts'
import { useFillWords } from './words.ts'

/** The forms that the reader may fill in. */
export function OfferedForms() {
  const say = useFillWords()
  return (
    <section className="kit-card" aria-labelledby="fill-offered">
      <h2 id="fill-offered">{say('offered')}</h2>
      <Offered />
    </section>
  )
}

function Offered() {
  const say = useFillWords()
  const navigate = useNavigate()
  const { data, error, refetch } = useOffered()
  if (error && !data) return <FailedRows error={error} retry={refetch} />
  if (!data) return <Skeleton active title={false} />
  if (data.length === 0) return <p className="kit-quiet">{say('noneOffered')}</p>
  return (
    <ul className="fill-forms">
      {data.map(({ id, title, intro, isOpen }) => (
        <li key={id}>
          <div>
            <strong>{title}</strong>
            {intro && <p className="kit-quiet">{intro}</p>}
          </div>
          {isOpen ? (
            <Button icon={<FormOutlined />} aria-label={`${say('fill')} ${title}`} onClick={() => void navigate(`/fillform/${id}`)}>
              {say('fill')}
            </Button>
          ) : (
            <Tag>{say('closed')}</Tag>
          )}
        </li>
      ))}
    </ul>
  )
}
