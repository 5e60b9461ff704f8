import { isSame, type FormValues } from './form-values.ts'

export type Side = 'mine' | 'theirs'

/** A property that differs between the form and the other user's version. */
export interface Difference {
  name: string
  mine: unknown
  theirs: unknown
  by: 'me' | 'them' | 'both'
}

/** The chosen side for each property. */
export type Choice = Readonly<Record<string, Side>>

/** Compares two versions with their common base. A property that both changed to the same value is no difference. */
export function differences(base: FormValues, mine: FormValues, theirs: FormValues): Difference[] {
  return Object.keys(base).flatMap((name) => {
    const byMe = !isSame(base[name], mine[name])
    const byThem = !isSame(base[name], theirs[name])
    if (isSame(mine[name], theirs[name])) return []
    return [{ name, mine: mine[name], theirs: theirs[name], by: byMe && byThem ? 'both' : byMe ? 'me' : 'them' }]
  })
}

export const areContested = (found: readonly Difference[]): boolean => found.some(({ by }) => by === 'both')

/** The sides that need no choice: a property that one side alone changed takes that side. */
export const obvious = (found: readonly Difference[]): Choice =>
  Object.fromEntries(found.flatMap(({ name, by }) => (by === 'both' ? [] : [[name, by === 'me' ? 'mine' : 'theirs']])))

/** Takes the own value of every property that the form changed, and theirs of the others. */
export const mineFirst = (found: readonly Difference[]): Choice =>
  Object.fromEntries(found.map(({ name, by }) => [name, by === 'them' ? 'theirs' : 'mine']))

/** The other version with the own values that were chosen. */
export const merged = (theirs: FormValues, found: readonly Difference[], choice: Choice): FormValues => ({
  ...theirs,
  ...Object.fromEntries(found.flatMap(({ name, mine }) => (choice[name] === 'mine' ? [[name, mine]] : []))),
})
