import { EyeOutlined, WarningOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import { memo } from 'react'
import { textIn } from '../../../contract/forms/text-in.ts'
import { Card } from './card.tsx'
import { PartButton } from './part-button.tsx'
import type { GroupPlace } from './sketch.ts'
import { useDesign, useFaults, useLanguage } from './use-designer.ts'
import { useWords } from './words.ts'

interface GroupFrameProps {
  place: GroupPlace
  /** Its number in its step, and that of its first question in the form. */
  number: number
  first: number
}

/** A group with its questions; dragged questions go into it. */
export const GroupFrame = memo(function GroupFrame({ place: { id, questions }, number, first }: GroupFrameProps) {
  const say = useWords()
  const language = useLanguage()
  const part = useDesign(({ now }) => now.sketch.parts[id])
  const target = useDesign((state) => (state.target?.group === id ? state.target.at : null))
  const faults = useFaults(id)
  if (part?.part !== 'group') return null
  const { title, titleEn, columns, shownIf } = part.content
  const name = textIn(title, titleEn, language)
  return (
    <section
      className="designer-group"
      data-group={id}
      data-over={target !== null || undefined}
      aria-label={name || say('group', { number })}
    >
      <PartButton id={id} className="designer-group-head">
        <span className="designer-group-name">{name || <em>{say('group', { number })}</em>}</span>
        {columns > 1 && <Tag variant="filled">{say('columnsOf', { number: columns })}</Tag>}
        {shownIf && (
          <Tag icon={<EyeOutlined />} variant="filled">
            {say('shownIf')}
          </Tag>
        )}
        {faults > 0 && (
          <Tag color="error" icon={<WarningOutlined />} variant="filled">
            {say('faultsAt', { number: faults })}
          </Tag>
        )}
      </PartButton>
      {questions.length === 0 ? (
        <p className="designer-empty kit-quiet">{say('emptyGroup')}</p>
      ) : (
        <ul className="designer-cards">
          {questions.map((question, at) => (
            <Card key={question} id={question} number={first + at} line={lineAt(target, at, questions.length)} />
          ))}
        </ul>
      )}
    </section>
  )
})

function lineAt(target: number | null, at: number, total: number): 'top' | 'bottom' | undefined {
  if (target === null) return undefined
  if (target === at) return 'top'
  return at === total - 1 && target >= total ? 'bottom' : undefined
}
