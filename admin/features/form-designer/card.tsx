import { EyeOutlined, HolderOutlined, WarningOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import { memo } from 'react'
import type { Question } from '../../../contract/forms/questions.ts'
import { textIn } from '../../../contract/forms/text-in.ts'
import { KindIcon } from './kind-icon.tsx'
import { PartButton } from './part-button.tsx'
import { useDesign, useFaults, useLanguage } from './use-designer.ts'
import { useWords } from './words.ts'

interface CardProps {
  id: string
  number: number
  /** The edge at which a dragged question would go in. */
  line: 'top' | 'bottom' | undefined
}

/** A question on the canvas. It follows its own question only, so a key that is typed draws one card. */
export const Card = memo(function Card({ id, number, line }: CardProps) {
  const say = useWords()
  const language = useLanguage()
  const part = useDesign(({ now }) => now.sketch.parts[id])
  if (part?.part !== 'question') return null
  const question = part.content
  const label = textIn(question.label, question.labelEn, language)
  return (
    <li className="designer-card" data-dragged={id} data-line={line}>
      <span className="designer-handle" data-handle={id} aria-hidden>
        <HolderOutlined />
      </span>
      <PartButton id={id}>
        <span className="designer-number">{number}</span>
        <span className="designer-card-words">
          <span className="designer-label">
            {label ? <span>{label}</span> : <em>{say('question', { number })}</em>}
            {isRequired(question) && (
              <span className="designer-required" title={say('required')}>
                *<span className="kit-hidden">{say('required')}</span>
              </span>
            )}
          </span>
          <span className="designer-kind">
            <KindIcon kind={question.kind} /> {say(`kinds.${question.kind}`)}
            <Marks id={id} question={question} />
          </span>
        </span>
      </PartButton>
    </li>
  )
})

const isRequired = (question: Question): boolean => question.kind !== 'text' && question.required === true

function Marks({ id, question }: { id: string; question: Question }) {
  const say = useWords()
  const faults = useFaults(id)
  return (
    <>
      {question.shownIf && (
        <Tag icon={<EyeOutlined />} variant="filled">
          {say('shownIf')}
        </Tag>
      )}
      {question.kind !== 'text' && question.requiredIf && <Tag variant="filled">{say('requiredIf')}</Tag>}
      {faults > 0 && (
        <Tag color="error" icon={<WarningOutlined />} variant="filled">
          {say('faultsAt', { number: faults })}
        </Tag>
      )}
    </>
  )
}
