import { createElement, lazy, type ComponentType, type ElementType, type ReactNode } from 'react'
import { reloadIfRemembered } from './not-fetched.ts'

let round = 0

/** Parts whose code did not arrive are fetched again when they are next drawn, and style sheets that did not arrive at once. */
export function tryPartsAgain(): void {
  round += 1
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) if (!link.sheet) link.replaceWith(link.cloneNode())
}

/**
 * A component whose code is fetched when it is first drawn, below a `Suspense`. Unlike one of `lazy`, it can be drawn after a failed fetch, once
 * `tryPartsAgain` was called; until then it throws the failure again.
 */
export function part<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): (props: P) => ReactNode {
  let failedIn: number | null = null
  let failures = 0
  const begin = () =>
    lazy<ComponentType<P>>(() =>
      load().catch(async (error: unknown) => {
        if (failures++ > 0) await reloadIfRemembered(error)
        failedIn = round
        throw error
      }),
    )
  let current = begin()
  return function Part(props: P) {
    if (failedIn !== null && failedIn !== round) {
      failedIn = null
      current = begin()
    }
    const now: ElementType = current
    return createElement(now, props)
  }
}
