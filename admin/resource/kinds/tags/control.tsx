import { CloseOutlined } from '@ant-design/icons'
import { ConfigProvider, Form } from 'antd'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { addTags, TAG_SEPARATOR } from '../../../../contract/format/tags.ts'
import type { ControlProps } from '../props/control.ts'
import './tags.css'

/** V-04: Enter, comma, Tab and leaving the field add what is written; Backspace in the empty field takes the last one back. */
export function TagsControl({ id, value, onChange, onBlur, placeholder, ...handed }: ControlProps) {
  const { t } = useTranslation()
  const { componentDisabled, componentSize } = ConfigProvider.useConfig()
  const { status } = Form.Item.useStatus()
  const input = useRef<HTMLInputElement>(null)
  const isComposing = useRef(false)
  const [text, setText] = useState('')
  const [news, setNews] = useState('')
  const tags = (value as string[] | null | undefined) ?? []

  function add(written: string, rest = '') {
    setText(rest)
    const next = addTags(tags, written)
    const added = next.filter((tag) => !tags.includes(tag))
    if (added.length === 0) return
    onChange?.(next)
    setNews(t('admin.format.tagAdded', { tags: added.join(', ') }))
  }
  function remove(tag: string) {
    onChange?.(tags.filter((other) => other !== tag))
    setNews(t('admin.format.tagRemoved', { tag }))
    input.current?.focus()
  }
  /** What stands before the last comma is done, what follows is still being written. */
  function write(written: string) {
    const done = written.split(TAG_SEPARATOR)
    const rest = done.pop() ?? ''
    if (done.length > 0 && !isComposing.current) add(done.join(','), rest.trimStart())
    else setText(written)
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const deed = deedOf(event, text)
    if (deed === 'none') return
    // The keys for saving do their own work after this.
    if (deed !== 'add and go on') event.preventDefault()
    const last = tags.at(-1)
    if (deed !== 'remove') add(text)
    else if (last !== undefined) remove(last)
  }
  return (
    <div
      className="kit-tag-input"
      data-size={componentSize}
      data-status={status || undefined}
      data-disabled={componentDisabled || undefined}
    >
      {tags.length > 0 && (
        <ul aria-label={t('admin.format.tags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <span>{tag}</span>
              <button
                type="button"
                disabled={componentDisabled}
                aria-label={t('admin.format.tagRemove', { tag })}
                onClick={() => remove(tag)}
              >
                <CloseOutlined aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        {...ariaOf(handed)}
        ref={input}
        id={id}
        autoComplete="off"
        enterKeyHint="enter"
        disabled={componentDisabled}
        placeholder={tags.length === 0 ? (placeholder ?? t('admin.format.tagHint')) : undefined}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
        onCompositionStart={() => (isComposing.current = true)}
        onCompositionEnd={(event) => {
          isComposing.current = false
          write(event.currentTarget.value)
        }}
        onBlur={(event) => {
          add(event.target.value)
          onBlur?.()
        }}
      />
      <span className="kit-hidden" role="status">
        {news}
      </span>
    </div>
  )
}

type Deed = 'none' | 'add' | 'add and go on' | 'remove'

/** What a key does to the tags. */
function deedOf(event: KeyboardEvent, text: string): Deed {
  const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent, keyCode } = event
  // 229: a key that the input method takes for itself, where the browser says already that it has ended.
  if (nativeEvent.isComposing || keyCode === 229) return 'none'
  // What is written belongs to what is saved.
  if ((ctrlKey || metaKey) && key.toLowerCase() === 's') return 'add and go on'
  if (ctrlKey || metaKey || altKey) return 'none'
  if (key === 'Backspace') return text === '' ? 'remove' : 'none'
  if (key === 'Tab') return shiftKey || text.trim() === '' ? 'none' : 'add'
  return key === 'Enter' || TAG_SEPARATOR.test(key) ? 'add' : 'none'
}

/** What the form says of the field to those who do not see it. */
const ariaOf = (handed: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(handed).filter(([name]) => name.startsWith('aria-')))
