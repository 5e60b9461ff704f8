import { redirect, replace } from 'react-router'

/**
 * Leads from an old address (`/product`, or how it ends) to the present one. In the app an old address that was typed, or gone back to, is in the
 * history already: the present one takes its place there, else nobody could go back past it.
 */
export const redirectTo = (path: string, old: string): Response => (isShown(old) ? replace : redirect)(path, 301)

const isShown = (old: string) => typeof location === 'object' && location.hash.slice(1).split('?')[0]!.endsWith(old)
