import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/root.mjs'
import { planOf } from './tiers.mjs'

const isGate = ({ chosen, args }: { chosen: string | null; args: string[] }) =>
  chosen === 'gate' && args.some((arg) => arg.startsWith('--tagsFilter='))

test('B-99a without a word the gate runs, and --all takes everything, but no sample of what it tries as a whole', () => {
  expect(planOf([])).toMatchObject({ tier: 'gate' })
  expect(isGate(planOf([]))).toBe(true)
  expect(planOf(['--all'])).toEqual({ tier: 'all', chosen: 'all', args: ['--tagsFilter=!sample'] })
})

test('B-99d where the gate has passed, --all takes what it left out, but for --anew and for a part of everything', () => {
  const rest = planOf(['--all'], true)
  expect([rest.tier, rest.chosen]).toEqual(['all', 'rest'])
  expect(rest.args[0]).toMatch(/^--tagsFilter=!sample && !\(\(!twin/)
  expect(planOf(['--all', '--anew'], true)).toEqual(planOf(['--all']))
  expect(planOf(['--all', '--project=api'], true)).toEqual(planOf(['--all', '--project=api']))
  expect(planOf([], true)).toEqual(planOf([]))
})

test('B-99a whoever names a file or a test gets all of it', () => {
  for (const words of [['server/start.test.ts'], ['-t', 'sorts'], ['--project=api', 'lists']])
    expect(planOf(words)).toEqual({ tier: 'part', chosen: null, args: words })
})

test('B-99a one kind of tests is that part of the gate or of everything, and is not kept as the whole', () => {
  expect(planOf(['--project=api']).tier).toBe('part')
  expect(isGate(planOf(['--project=api']))).toBe(true)
  expect(planOf(['--all', '--project=api'])).toEqual({ tier: 'part', chosen: 'all', args: ['--project=api', '--tagsFilter=!sample'] })
})

test('B-99a every file of browser tests says so: without it the gate would take all of its tests', () => {
  const files = readdirSync(inRoot('e2e')).filter((name) => name.endsWith('.e2e.ts'))
  const forgotten = files.filter((name) => !readFileSync(inRoot('e2e', name), 'utf8').startsWith('// @module-tag browser\n'))
  expect(files.length).toBeGreaterThan(50)
  expect(forgotten).toEqual([])
})
