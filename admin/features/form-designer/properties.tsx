import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import { useEffect, useRef } from 'react'
import { COLUMNS } from '../../../contract/forms/definition.ts'
import { ToolButton } from '../../shell/parts/tool-button.tsx'
import { ConditionField } from './condition-field.tsx'
import { ButtonsField, PairField } from './fields.tsx'
import { nameOf } from './names.ts'
import { QuestionProperties } from './question-properties.tsx'
import { END, type Part } from './sketch.ts'
import { useActs } from './use-acts.ts'
import { useDesign, useLanguage } from './use-designer.ts'
import { useProperty } from './use-property.ts'
import { useWords } from './words.ts'

/** The properties of the selected part, as fields. */
export function Properties() {
  const say = useWords()
  const id = useDesign(({ now }) => (now.selected !== null && now.sketch.parts[now.selected] ? now.selected : null))
  const kind = useDesign(({ now }) => (now.selected === null ? undefined : now.sketch.parts[now.selected]?.part))
  const opening = useDesign((state) => state.opening)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!opening) return
    const first = box.current?.querySelector<HTMLElement>('input, textarea')
    first?.focus()
    if (first instanceof HTMLInputElement) first.select()
  }, [opening])
  // Another part begins at its top.
  useEffect(() => {
    box.current?.closest('.designer-side')?.scrollTo({ top: 0 })
  }, [id])
  return (
    <div ref={box} className="designer-properties">
      {id === null ? <p className="kit-quiet">{say('nothing')}</p> : <Selected key={id} id={id} kind={kind} />}
    </div>
  )
}

function Selected({ id, kind }: { id: string; kind: Part['part'] | undefined }) {
  return (
    <>
      <Head id={id} />
      {kind === 'question' && <QuestionProperties id={id} />}
      {kind === 'group' && <GroupProperties id={id} />}
      {kind === 'step' && <StepProperties id={id} />}
      {kind === 'end' && <EndProperties />}
    </>
  )
}

function Head({ id }: { id: string }) {
  const say = useWords()
  const acts = useActs()
  const language = useLanguage()
  const name = useDesign(({ now }) => nameOf(now.sketch, id, { say, language }))
  return (
    <div className="designer-properties-head">
      <h2>{name}</h2>
      {id !== END && (
        <span className="designer-tools">
          <ToolButton icon={<ArrowUpOutlined />} label={say('up')} onClick={() => acts.step(id, -1)} />
          <ToolButton icon={<ArrowDownOutlined />} label={say('down')} onClick={() => acts.step(id, 1)} />
          <ToolButton icon={<CopyOutlined />} label={say('duplicate')} onClick={() => acts.duplicate(id)} />
          <ToolButton danger icon={<DeleteOutlined />} label={say('remove')} onClick={() => acts.remove(id)} />
        </span>
      )}
    </div>
  )
}

interface Titled {
  content: { title?: string | null | undefined; titleEn?: string | null | undefined }
  issues: ReadonlyMap<string, string>
  change: (title: Titled['content']) => void
}

/** The title of a step or a group. */
function TitleField({ content, issues, change }: Titled) {
  const say = useWords()
  return (
    <PairField
      label={say('title')}
      value={content.title}
      english={content.titleEn}
      issue={issues.get('title')}
      englishIssue={issues.get('titleEn')}
      set={(title) => change({ title: title || null })}
      setEnglish={(titleEn) => change({ titleEn })}
    />
  )
}

function StepProperties({ id }: { id: string }) {
  const property = useProperty(id, 'step')
  if (!property) return null
  return <TitleField {...property} />
}

function GroupProperties({ id }: { id: string }) {
  const say = useWords()
  const property = useProperty(id, 'group')
  if (!property) return null
  const { content, issues, change } = property
  return (
    <>
      <TitleField {...property} />
      <ButtonsField
        label={say('columns')}
        value={content.columns}
        options={COLUMNS.map((value) => ({ value, label: String(value) }))}
        set={(columns) => change({ columns })}
      />
      <ConditionField id={id} name="shownIf" value={content.shownIf} issues={issues} set={(shownIf) => change({ shownIf })} />
    </>
  )
}

function EndProperties() {
  const say = useWords()
  const property = useProperty(END, 'end')
  if (!property) return null
  const { content, issues, change } = property
  return (
    <PairField
      label={say('sendText')}
      value={content.send}
      english={content.sendEn}
      issue={issues.get('send')}
      englishIssue={issues.get('sendEn')}
      most={40}
      set={(send) => change({ send: send || null })}
      setEnglish={(sendEn) => change({ sendEn })}
    />
  )
}
