import { redirect, replace } from 'react-router'

/**
 * Redirects from an old address (`/product`, or its end) to the present one. When a visitor of the app types an old address, or goes back to it, that
 * address is in the history already. The present address replaces it there; otherwise the back button would lead to the redirect again.
 */
export const redirectTo = (path: string, old: string): Response => (isShown(old) ? replace : redirect)(path, 301)

const isShown = (old: string) => typeof location === 'object' && location.hash.slice(1).split('?')[0]!.endsWith(old)
