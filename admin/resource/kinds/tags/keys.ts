import type { KeyboardEvent } from 'react'
import { isComposing } from '../../../../contract/format/composing.ts'
import { TAG_SEPARATOR } from '../../../../contract/format/tags.ts'

export type KeyAction = 'none' | 'add' | 'add and go on' | 'remove'

/** Returns the effect of a key on the tags. */
export function actionOf(event: KeyboardEvent, text: string): KeyAction {
  const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event
  if (isComposing(nativeEvent)) return 'none'
  // The written text must be part of the value that Ctrl S saves.
  if ((ctrlKey || metaKey) && key.toLowerCase() === 's') return 'add and go on'
  if (ctrlKey || metaKey || altKey) return 'none'
  if (key === 'Backspace') return text === '' ? 'remove' : 'none'
  if (key === 'Tab') return shiftKey || text.trim() === '' ? 'none' : 'add'
  return key === 'Enter' || TAG_SEPARATOR.test(key) ? 'add' : 'none'
}
