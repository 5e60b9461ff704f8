import { dequal } from 'dequal/lite'
import { useEffect, useRef } from 'react'
import type { FormDefinition } from '../../../contract/forms/definition.ts'
import { useLatest } from '../../browser/use-latest.ts'
import type { Designer } from './designer.ts'
import { showableForm } from './showable.ts'
import { definitionOf } from './sketch.ts'

/** In ms: changes are reported when the typing pauses, and at once before somebody else acts on them. */
const PAUSE = 300

/**
 * Reports each change of the form to whoever holds it, such as the form of a row. When the holder's value is changed by others, as by a merge, the
 * designer begins anew with it.
 */
export function useReporting(designer: Designer, value: unknown, report: (definition: FormDefinition) => void): void {
  const latest = useLatest(report)
  const known = useRef(value)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let reported = designer.state.now.sketch
    const flush = () => {
      clearTimeout(timer)
      timer = undefined
      const { sketch } = designer.state.now
      if (sketch === reported) return
      reported = sketch
      const definition = definitionOf(sketch)
      known.current = definition
      latest.current(definition)
    }
    const unfollow = designer.subscribe(() => {
      if (designer.state.now.sketch !== reported) timer ??= setTimeout(flush, PAUSE)
    })
    const listening = new AbortController()
    const first = { capture: true, signal: listening.signal }
    // Ctrl+S saves the row, and a page that goes keeps its unsaved words.
    window.addEventListener('keydown', ({ ctrlKey, metaKey }) => (ctrlKey || metaKey) && flush(), first)
    window.addEventListener('pagehide', flush, first)
    return () => {
      listening.abort()
      unfollow()
      flush()
    }
  }, [designer, latest])

  useEffect(() => {
    const isKnown = dequal(value, known.current)
    known.current = value
    const form = isKnown ? null : showableForm(value)
    if (form) designer.reload(form, true)
  }, [designer, value])
}
