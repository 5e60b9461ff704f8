import { useEffect, useState, type ComponentType } from 'react'

/**
 * A part that is fetched once it is wanted; null until it is there. Unlike `lazy`, one that cannot be fetched does not take the frame down
 * with it: it is tried again the next time it is wanted.
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
