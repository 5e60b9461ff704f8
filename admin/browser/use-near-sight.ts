import { useEffect, useState, type RefObject } from 'react'

/** Something counts as near when it lies at most this far outside of the window. */
const NEAR = '150px'

/** True once the element is in sight or near it. The browser's own `loading="lazy"` begins more than a screen away. */
export function useNearSight(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !ref.current) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: NEAR,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, isNear])
  return isNear
}
