import { useEffect, useRef, useState } from 'react'
import { isChangedForm, type Designer } from './designer.ts'
import { readKept, type KeptForm } from './kept-form.ts'
import { definitionOf } from './sketch.ts'

/** In ms: the form is written when the typing pauses, and at once when the page goes. */
const PAUSE = 300

export type Keeping = 'kept' | 'unkept' | 'elsewhere'

/**
 * Keeps the form in this browser. When another tab has written it since, this one writes no more and says so: then `takeOver` shows the form of the other
 * tab, and `keepMine` writes the one that is shown here.
 */
export function useKeeping(designer: Designer, name: string) {
  const [state, setState] = useState<Keeping>('kept')
  /** The text that this tab has read or written last. */
  const known = useRef<string | null | undefined>(undefined)
  const written = useRef(designer.state.now.sketch)
  const isStopped = useRef(false)

  const write = () => {
    const { sketch } = designer.state.now
    if (isStopped.current || sketch === written.current) return
    const form: KeptForm = { isChanged: isChangedForm(designer.state), definition: definitionOf(sketch) }
    const text = JSON.stringify(form)
    const isWritten = store(name, text)
    if (isWritten) {
      known.current = text
      written.current = sketch
    }
    setState(isWritten ? 'kept' : 'unkept')
  }

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      clearTimeout(timer)
      timer = undefined
      write()
    }
    const stop = () => {
      isStopped.current = true
      setState('elsewhere')
    }
    const stored = localStorage.getItem(name)
    if (known.current === undefined) known.current = stored
    else if (stored !== known.current && stored !== null) stop()
    const unfollow = designer.subscribe(() => {
      if (designer.state.now.sketch !== written.current) timer ??= setTimeout(flush, PAUSE)
    })
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('storage', ({ key, newValue }) => key === name && newValue !== null && stop(), { signal })
    window.addEventListener('pagehide', flush, { signal })
    document.addEventListener('visibilitychange', flush, { signal })
    return () => {
      listening.abort()
      unfollow()
      flush()
    }
    // The designer and the name stay the same while the form is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [designer, name])

  const goOn = () => {
    isStopped.current = false
    setState('kept')
  }
  const takeOver = () => {
    const text = localStorage.getItem(name)
    const form = readKept(text)
    if (!form) return keepMine()
    designer.reload(form.definition, form.isChanged)
    known.current = text
    written.current = designer.state.now.sketch
    goOn()
  }
  function keepMine() {
    goOn()
    written.current = { ...written.current }
    write()
  }
  return { state, takeOver, keepMine }
}

/** False when the browser has no room. */
function store(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}
