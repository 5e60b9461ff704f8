import { useEffect } from 'react'
import { useLatest } from '../../browser/use-latest.ts'
import { permitOf, type Resource } from '../../../contract/resource.ts'
import { useCan } from '../../session/use-can.ts'

/** True when the role may save this form: a new row needs another permit than an existing row. */
export function useFormAccess(resource: Resource, id: number | null): { mayWrite: boolean } {
  const may = useCan(permitOf(resource, id === null ? 'Add' : 'Edit'))
  return { mayWrite: may && resource.writable }
}

/** Ctrl S and ⌘ S save. */
export function useFormKeys(isOn: boolean, save: () => void): void {
  const latest = useLatest(save)
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isOn, latest])
}
