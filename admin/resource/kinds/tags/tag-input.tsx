import { useRef, useState, type ComponentProps, type KeyboardEvent, type Ref } from 'react'
import { TAG_SEPARATOR } from '../../../../contract/format/tags.ts'
import { actionOf } from './keys.ts'

interface TagInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> {
  ref: Ref<HTMLInputElement>
  add: (written: string) => void
  removeLast: () => void
  left: (() => void) | undefined
}

/** The input of new tags. Enter, comma, Tab and leaving the field add the text; Backspace in the empty field removes the last tag. */
export function TagInput({ add, removeLast, left, ...element }: TagInputProps) {
  const [text, setText] = useState('')
  const isComposing = useRef(false)

  function take(written: string, rest = ''): void {
    setText(rest)
    add(written)
  }
  /** The text before the last comma is complete; the text after it is still being written. */
  function write(written: string): void {
    const done = written.split(TAG_SEPARATOR)
    const rest = done.pop() ?? ''
    if (done.length > 0 && !isComposing.current) take(done.join(','), rest.trimStart())
    else setText(written)
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const action = actionOf(event, text)
    if (action === 'none') return
    // The keys for saving go on to the form.
    if (action !== 'add and go on') event.preventDefault()
    if (action === 'remove') removeLast()
    else take(text)
  }
  return (
    <input
      {...element}
      autoComplete="off"
      enterKeyHint="enter"
      value={text}
      onChange={(event) => write(event.target.value)}
      onKeyDown={press}
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={(event) => {
        isComposing.current = false
        write(event.currentTarget.value)
      }}
      onBlur={(event) => {
        take(event.target.value)
        left?.()
      }}
    />
  )
}
