import { PlusOutlined, WarningOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { memo, useId, useLayoutEffect, useRef } from 'react'
import { textIn } from '../../../contract/forms/text-in.ts'
import { GroupFrame } from './group-frame.tsx'
import { PartButton } from './part-button.tsx'
import { END, type StepPlace } from './sketch.ts'
import { useDesign, useDesigner, useFaults, useLanguage } from './use-designer.ts'
import { useCanvasKeys } from './use-keys.ts'
import { useWords } from './words.ts'

/** The key for commands, as this system writes it. */
const COMMAND = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl+'

/** The form as it is built: its steps, groups and questions. It is drawn again when one of them moves, not when one is changed. */
export function Canvas() {
  const say = useWords()
  const designer = useDesigner()
  const steps = useDesign(({ now }) => now.sketch.steps)
  const wish = useDesign((state) => state.wish)
  const onKeyDown = useCanvasKeys()
  const canvas = useRef<HTMLElement>(null)
  const keys = useId()
  // A part that moved into another group is a new element there, and the focus follows it.
  useLayoutEffect(() => {
    if (wish) canvas.current?.querySelector<HTMLElement>(`[data-part="${wish.id}"]`)?.focus()
  }, [wish])
  return (
    // The keys come from the buttons of its parts.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={canvas} className="designer-canvas kit-card" aria-label={say('canvas')} aria-describedby={keys} onKeyDown={onKeyDown}>
      {steps.map((place, at) => (
        <StepFrame key={place.id} place={place} number={at + 1} isOnly={steps.length === 1} first={questionsIn(steps.slice(0, at)) + 1} />
      ))}
      <EndFrame />
      <Button icon={<PlusOutlined />} type="dashed" block onClick={() => designer.addStep()}>
        {say('addStep')}
      </Button>
      <p id={keys} className="kit-hint designer-keys">
        {say('keys', { key: COMMAND })}
      </p>
    </section>
  )
}

const questionsIn = (steps: readonly StepPlace[]): number =>
  steps.flatMap(({ groups }) => groups).reduce((sum, { questions }) => sum + questions.length, 0)

interface StepFrameProps {
  place: StepPlace
  number: number
  /** The only step of the form, whose heading is quiet. */
  isOnly: boolean
  first: number
}

const StepFrame = memo(function StepFrame({ place: { id, groups }, number, isOnly, first }: StepFrameProps) {
  const say = useWords()
  const language = useLanguage()
  const designer = useDesigner()
  const part = useDesign(({ now }) => now.sketch.parts[id])
  const faults = useFaults(id)
  if (part?.part !== 'step') return null
  const name = textIn(part.content.title, part.content.titleEn, language)
  const before = (at: number) => groups.slice(0, at).reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <section className="designer-step" data-only={isOnly || undefined} aria-label={name || say('step', { number })}>
      <PartButton id={id} className="designer-step-head">
        <span className="designer-step-number">{number}</span>
        <span>{name || say('step', { number })}</span>
        {faults > 0 && (
          <Tag color="error" icon={<WarningOutlined />} variant="filled">
            {say('faultsAt', { number: faults })}
          </Tag>
        )}
      </PartButton>
      {groups.map((group, at) => (
        <GroupFrame key={group.id} place={group} number={at + 1} first={first + before(at)} />
      ))}
      <Button icon={<PlusOutlined />} type="text" size="small" onClick={() => designer.addGroup(id)}>
        {say('addGroup')}
      </Button>
    </section>
  )
})

/** The button that sends the form, as the reader will see it. */
function EndFrame() {
  const say = useWords()
  const language = useLanguage()
  const part = useDesign(({ now }) => now.sketch.parts[END])
  if (part?.part !== 'end') return null
  return (
    <PartButton id={END} className="designer-end">
      <span className="designer-send">{textIn(part.content.send, part.content.sendEn, language) || say('send')}</span>
      <span className="designer-kind">{say('end')}</span>
    </PartButton>
  )
}
