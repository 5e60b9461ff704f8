import { useEffect, useState, type ComponentType } from 'react'

/**
 * A component that is fetched when it is needed; null until it is loaded. Unlike `lazy`, a failed fetch does not break the shell: it is tried again the
 * next time the component is needed.
 */
export function useLoaded(wanted: boolean, load: () => Promise<{ default: ComponentType }>): ComponentType | null {
  const [part, setPart] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (wanted && !part)
      load().then(
        ({ default: loaded }) => setPart(() => loaded),
        () => undefined,
      )
  }, [wanted, part, load])
  return part
}
