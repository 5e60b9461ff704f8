import { useEffect } from 'react'

/**
 * A file that is dropped beside the editor or an upload box would be opened by the browser in place of the page, with all that is written there. A file
 * input takes a drop by itself, so it is left alone.
 */
export function useFileGuard(): void {
  useEffect(() => {
    const guard = (event: DragEvent) => {
      if (event.defaultPrevented || takesFiles(event.target) || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', guard)
    window.addEventListener('drop', guard)
    return () => {
      window.removeEventListener('dragover', guard)
      window.removeEventListener('drop', guard)
    }
  }, [])
}

const takesFiles = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'file' && !target.disabled
