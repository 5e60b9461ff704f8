import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { tagsIn } from '../../../contract/format/tag-filter.ts'
import type { List } from '../../resource/address/use-list.ts'
import { FailedRows } from '../../resource/pieces/failed-rows.tsx'
import { useStore } from '../../state/store.ts'
import { useAnswerWords } from '../forms/words.ts'
import './form-answers.css'
import { QuestionBars } from './question-bars.tsx'
import { foldTotals, totalsFold } from './totals-fold.ts'
import { formOf, pressed, useTotals } from './use-totals.ts'

/** Above the answers to one form: how often each option was chosen. A press on one narrows the list to it, further ones of the same question widen it. */
export function Totals({ list }: { list: List }) {
  const say = useAnswerWords()
  const { isOpen } = useStore(totalsFold)
  const formId = formOf(list.state.filters)
  if (formId === null) return null
  return (
    <section className="kit-card answer-totals" aria-labelledby="answer-totals">
      <div className="answer-totals-head">
        <h2 id="answer-totals">{say('charts')}</h2>
        <Button
          type="text"
          size="small"
          icon={isOpen ? <UpOutlined /> : <DownOutlined />}
          aria-expanded={isOpen}
          onClick={() => foldTotals(!isOpen)}
        >
          {say(isOpen ? 'hide' : 'show')}
        </Button>
      </div>
      {isOpen && <Counted formId={formId} list={list} />}
    </section>
  )
}

function Counted({ formId, list }: { formId: number; list: List }) {
  const say = useAnswerWords()
  const { data, error, refetch } = useTotals(formId)
  const { filters } = list.state
  if (error && !data) return <FailedRows error={error} retry={refetch} />
  if (!data) return <Skeleton active title={false} />
  if (data.total === 0) return <p className="kit-quiet">{say('noAnswers')}</p>
  if (data.questions.length === 0) return <p className="kit-quiet">{say('nothingCounted')}</p>
  return (
    <>
      <p className="kit-quiet">{say('chartsLead', { number: data.total })}</p>
      <div className="answer-questions">
        {data.questions.map((question) => (
          <QuestionBars
            key={question.key}
            question={question}
            picked={tagsIn(filters['picked'] ?? '')}
            press={(picked) => list.set({ filters: pressed(filters, picked) })}
          />
        ))}
      </div>
    </>
  )
}
