import { isSame, type FormValues } from './form-values.ts'

export type Side = 'mine' | 'theirs'

/** A property that two people left differently, or that one of them changed. */
export interface Difference {
  name: string
  mine: unknown
  theirs: unknown
  by: 'me' | 'them' | 'both'
}

/** Whose content a property takes. */
export type Choice = Readonly<Record<string, Side>>

/** What both made of the same beginning; what they changed alike is no difference. */
export function differences(base: FormValues, mine: FormValues, theirs: FormValues): Difference[] {
  return Object.keys(base).flatMap((name) => {
    const byMe = !isSame(base[name], mine[name])
    const byThem = !isSame(base[name], theirs[name])
    if (isSame(mine[name], theirs[name])) return []
    return [{ name, mine: mine[name], theirs: theirs[name], by: byMe && byThem ? 'both' : byMe ? 'me' : 'them' }]
  })
}

export const areContested = (found: readonly Difference[]): boolean => found.some(({ by }) => by === 'both')

/** Whoever changed a property alone is followed; where both did, somebody has to choose. */
export const obvious = (found: readonly Difference[]): Choice =>
  Object.fromEntries(found.flatMap(({ name, by }) => (by === 'both' ? [] : [[name, by === 'me' ? 'mine' : 'theirs']])))

/** One's own wherever one changed something, theirs elsewhere. */
export const mineFirst = (found: readonly Difference[]): Choice =>
  Object.fromEntries(found.map(({ name, by }) => [name, by === 'them' ? 'theirs' : 'mine']))

/** Their content with one's own where it is chosen. */
export const merged = (theirs: FormValues, found: readonly Difference[], choice: Choice): FormValues => ({
  ...theirs,
  ...Object.fromEntries(found.flatMap(({ name, mine }) => (choice[name] === 'mine' ? [[name, mine]] : []))),
})
