import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noteGate, passedGate, triedState } from './passed-gate.mjs'
import { sumOf, withGate } from './report.mjs'

let folder: string
let file: string
let reportFile: string
const passed = { passed: 7, failed: 0, skipped: 1 }
const at = new Date('2026-11-20T08:00:00Z')

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-gate-'))
  file = path.join(folder, 'passed.json')
  reportFile = path.join(folder, 'report.json')
  writeFileSync(reportFile, '{"testResults":[]}')
})
afterEach(() => rmSync(folder, { recursive: true }))

const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000)

test('B-99d a gate that passed is found for the same state on the same day, and for no other', () => {
  noteGate('state', passed, { file, at })
  expect(passedGate('state', { file, reportFile, at: later(23) })).toEqual({
    at: at.toISOString(),
    counts: passed,
    report: { testResults: [] },
  })
  expect(passedGate('another', { file, reportFile, at: later(23) })).toBeNull()
  expect(passedGate('state', { file, reportFile, at: later(25) })).toBeNull()
  rmSync(reportFile)
  expect(passedGate('state', { file, reportFile, at: later(1) })).toBeNull()
})

test.each([
  ['a gate that failed', 'state', { ...passed, failed: 1 }],
  ['a gate that ran no test', 'state', { ...passed, passed: 0 }],
  ['a gate during which files changed', null, passed],
])('B-99d %s is not taken, nor is one from before it', (_, state, counts) => {
  noteGate('state', passed, { file, at })
  noteGate(state, counts, { file, at })
  expect(passedGate('state', { file, reportFile, at })).toBeNull()
})

test('B-99d without git no state is that of another run', () => {
  expect(triedState(folder)).toBeNull()
  noteGate(triedState(folder), passed, { file, at })
  expect(passedGate(triedState(folder), { file, reportFile, at })).toBeNull()
})

test('B-99d a file that is changed, added or removed makes another state, and one that git ignores does not', () => {
  const work = path.join(folder, 'work')
  mkdirSync(work)
  spawnSync('git', ['init', '-q'], { cwd: work })
  const write = (name: string, text: string) => writeFileSync(path.join(work, name), text)
  write('.gitignore', '.cache\n')
  write('one.ts', '1')
  const states = [triedState(work)]
  write('.cache', 'anything')
  expect(triedState(work)).toBe(states[0])
  for (const change of [() => write('one.ts', '2'), () => write('two.ts', ''), () => rmSync(path.join(work, 'one.ts'))]) {
    change()
    expect(states).not.toContain(triedState(work))
    states.push(triedState(work))
  }
})

test('B-99d each test says what it said where it ran, and the counts are those of both runs', () => {
  const reportOf = (...statuses: string[]) => ({
    testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: statuses.map((status, at) => ({ fullName: `${at}`, status })) }],
  })
  const both = withGate(reportOf('skipped', 'failed', 'skipped'), reportOf('passed', 'skipped', 'skipped'))
  expect(both.testResults[0]!.assertionResults.map(({ status }: { status: string }) => status)).toEqual(['passed', 'failed', 'skipped'])
  expect(both).toMatchObject({ numTotalTests: 3, numPassedTests: 1, numFailedTests: 1, numPendingTests: 1 })
  expect(sumOf(passed, { passed: 2, failed: 3, skipped: 4 })).toEqual({ passed: 9, failed: 3, skipped: 5 })
})
