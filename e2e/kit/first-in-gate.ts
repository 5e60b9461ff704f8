import { test } from 'vitest'

/** The first cases are walked in the gate, the others by `npm run test:all` alone. Use it as `test.for`: the test gets each case as it stands. */
export const firstInGate =
  <T>(cases: readonly T[], first: number) =>
  (name: string, body: (one: T) => Promise<void>) => {
    test.for(cases.slice(0, first))(name, WALK, body)
    test.for(cases.slice(first))(name, body)
  }

/** For the tests of a `describe.each` of which the gate walks one case. */
export const walkIf = (isInGate: boolean) => (isInGate ? WALK : {})

const WALK = { tags: ['walk'] }
