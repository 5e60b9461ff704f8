import { DeleteOutlined, PlusOutlined, SnippetsOutlined, SortAscendingOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormOption } from '../../../contract/forms/questions.ts'
import { compareTexts } from '../../../contract/format/sort-key.ts'
import { freeKey } from '../../../contract/forms/empty.ts'
import { part } from '../../browser/part.ts'
import { moved, removed, replaced } from '../../resource/data/order.ts'
import { Arrows } from '../../resource/pieces/arrows.tsx'
import { Part } from '../../resource/pieces/part.tsx'
import { MOST_OPTIONS } from './pasted-options.ts'
import { useWords } from './words.ts'

const PasteDialog = part(() => import('./paste-dialog.tsx'))

/** `Gate 2` comes before `Gate 10`. */
const counted = (label: string) => label.replaceAll(/\d+/g, (digits) => digits.padStart(15, '0'))

interface OptionsFieldProps {
  options: readonly FormOption[]
  issues: ReadonlyMap<string, string>
  set: (options: FormOption[]) => void
}

/** The options of a choice: what the reader sees, and the value that is stored. */
export function OptionsField({ options, issues, set }: OptionsFieldProps) {
  const say = useWords()
  const [isPasting, setPasting] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const hasAdded = useRef(false)
  useEffect(() => {
    if (!hasAdded.current) return
    hasAdded.current = false
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }, [options.length])
  const add = () => {
    hasAdded.current = true
    set([...options, { value: freeKey('option', new Set(options.map(({ value }) => value))), label: '' }])
  }
  const sort = () => set(options.toSorted((one, other) => compareTexts(counted(one.label), counted(other.label))))
  return (
    <fieldset className="designer-options">
      <legend>{say('options.title')}</legend>
      {issues.has('options') && <p className="kit-issue">{issues.get('options')}</p>}
      <ol ref={list}>
        {options.map((option, at) => (
          <OptionRow
            key={at}
            at={at}
            last={options.length - 1}
            option={option}
            issues={issues}
            change={(next) => set(replaced(options, at, next))}
            move={(to) => set(moved(options, at, to))}
            remove={() => set(removed(options, at))}
          />
        ))}
      </ol>
      <div className="designer-tools">
        <Button size="small" icon={<PlusOutlined />} disabled={options.length >= MOST_OPTIONS} onClick={add}>
          {say('options.add')}
        </Button>
        <Button size="small" icon={<SnippetsOutlined />} onClick={() => setPasting(true)}>
          {say('options.paste')}
        </Button>
        <Button size="small" icon={<SortAscendingOutlined />} onClick={sort}>
          {say('options.sort')}
        </Button>
      </div>
      {isPasting && (
        <Suspense>
          <PasteDialog options={options} add={(more) => set([...options, ...more])} close={() => setPasting(false)} />
        </Suspense>
      )}
    </fieldset>
  )
}

interface OptionRowProps {
  at: number
  last: number
  option: FormOption
  issues: ReadonlyMap<string, string>
  change: (option: FormOption) => void
  move: (to: number) => void
  remove: () => void
}

function OptionRow({ at, last, option, issues, change, move, remove }: OptionRowProps) {
  const say = useWords()
  const title = say('options.one', { number: at + 1 })
  const english = useTranslation().t('admin.languages.en')
  const issue = (name: string) => issues.get(`options.${at}.${name}`)
  const { labelEn: _, ...plain } = option
  return (
    <li className="designer-option">
      <Part quiet label={`${title} ${say('options.label')}`} issue={issue('label')}>
        {(handed) => (
          <Input
            {...handed}
            maxLength={200}
            placeholder={say('options.label')}
            value={option.label}
            onChange={({ target }) => change({ ...option, label: target.value })}
          />
        )}
      </Part>
      <span className="designer-tools">
        <Arrows size="small" name={option.label || title} at={at} last={last} move={move} />
        <Button
          type="text"
          size="small"
          danger
          icon={<DeleteOutlined />}
          aria-label={`${say('remove')} ${option.label || title}`}
          onClick={remove}
        />
      </span>
      <div className="designer-option-more">
        <Part quiet label={`${title} ${say('options.value')}`} issue={issue('value')}>
          {(handed) => (
            <Input
              {...handed}
              size="small"
              maxLength={64}
              spellCheck={false}
              placeholder={say('options.value')}
              value={option.value}
              onChange={({ target }) => change({ ...option, value: target.value })}
            />
          )}
        </Part>
        <Part quiet label={`${title} ${english}`} issue={issue('labelEn')}>
          {(handed) => (
            <Input
              {...handed}
              size="small"
              lang="en"
              maxLength={200}
              placeholder={english}
              value={option.labelEn ?? ''}
              onChange={({ target }) => change(target.value ? { ...option, labelEn: target.value } : plain)}
            />
          )}
        </Part>
      </div>
    </li>
  )
}
