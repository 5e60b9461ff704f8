import { useEffect, type RefObject } from 'react'
import { useLatest } from '../../../browser/use-latest.ts'

/** Ctrl F in the text finds words of the text, unless `find` is null; elsewhere, and in the line of the search, the browser searches its page. */
export function useFindKey(box: RefObject<HTMLElement | null>, find: (() => void) | null): void {
  const latest = useLatest(find)
  useEffect(() => {
    const element = box.current
    const onKeyDown = (event: KeyboardEvent) => {
      const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isFind || !latest.current || !(event.target instanceof HTMLElement) || !event.target.isContentEditable) return
      event.preventDefault()
      latest.current()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [box, latest])
}
