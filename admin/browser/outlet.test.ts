import { expect, test } from 'vitest'
import { createOutlet, onKept } from './outlet.ts'

/** True when a listener that comes now is told at once. */
function isToldAtOnce(): boolean {
  let isTold = false
  onKept(() => (isTold = true))()
  return isTold
}

test('C-02 what is sent before the page stands is kept, and its handler is fetched as soon as the page listens', () => {
  // Tests of other files may have left something.
  const before = isToldAtOnce()
  const outlet = createOutlet<string>()
  outlet.send('early')
  expect(isToldAtOnce()).toBe(true)

  let told = 0
  const stop = onKept(() => (told += 1))
  outlet.send('next')
  expect(told).toBe(2)

  const shown: string[] = []
  const end = outlet.receive((text) => shown.push(text))
  outlet.send('now')
  expect(shown).toEqual(['early', 'next', 'now'])
  expect(told).toBe(2)
  stop()
  end()
  expect(isToldAtOnce()).toBe(before)
})
