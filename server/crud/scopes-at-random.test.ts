import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultsOf } from '../testing/compare-reach.ts'
import { draws, PEOPLE, UNITS } from '../testing/drawn-reach.ts'
import { addRows, place, storedRows, type Fates } from '../testing/drawn-rows.ts'
import { hire, type Person } from '../testing/people.ts'
import { makeUnit } from '../testing/scopes.ts'
import { ENGINES, onBothEngines, onEngine, type Site } from '../testing/site.ts'

/** Chooses all that is drawn. A failure names it: `SCOPES_SEED=<seed> npm test -- server/crud/scopes-at-random.test.ts` draws the same again. */
const seed = Number(process.env['SCOPES_SEED'] ?? Date.now() % 1_000_000)
/** The gate tries the first two draws, on one engine: `scopes.test` asks both. */
const [SOME, DRAWS] = [2, 5]

const trying = (numRuns: number) => (site: Site) => {
  test('B-50n for any units, roles and rows, each call tells and counts just the rows that the rules name, of every resource with a scope', async () => {
    const units: number[] = []
    for (let at = 0; at < UNITS; at++) units.push(await makeUnit(site))
    const people: Person[] = []
    for (let at = 0; at < PEOPLE; at++) people.push(await hire(site, []))
    const fates: Fates = new Map()
    const told = fc.asyncProperty(draws, async (draw) => {
      const placed = await place(site, { units, people }, draw)
      await addRows(site, placed, fates)
      const stored = await storedRows(site, fates)
      const faults = await Promise.all(people.map(({ token }, person) => faultsOf({ site, placed, stored, person, token })))
      expect(faults.flat().slice(0, 5)).toEqual([])
    })
    // The rows of earlier draws stay, so a smaller draw would be another one.
    await fc.assert(told, { seed, numRuns, endOnFailure: true })
  }, 120_000)
}

describe('Some', { tags: ['sample'] }, () => {
  onEngine(ENGINES[0]!, 'Data scopes at random', trying(SOME))
})
describe('Again and again', { tags: ['whole'] }, () => onBothEngines('Data scopes at random', trying(DRAWS)))
