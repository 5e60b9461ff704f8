import { afterEach, expect, test, vi } from 'vitest'
import { announce } from './announce.ts'
import { readEnvironment } from './config/environment.ts'
import { USUAL_SETTINGS } from './settings/values.ts'
import { siteEnvironment } from './testing/site.ts'

const said = vi.spyOn(console, 'log').mockImplementation(() => {})
afterEach(() => said.mockClear())

function linesFor(env: NodeJS.ProcessEnv, host: string, settings = USUAL_SETTINGS) {
  said.mockClear()
  const environment = readEnvironment(siteEnvironment(env))
  const seeded = { hasDemoPasswords: true, demoPhone: '15400000001', setUpToken: null }
  announce({ url: 'http://localhost:1', environment, seeded, settings, host })
  return said.mock.calls.flat().join('\n')
}

test('B-04 the start warns that demo accounts work on this machine only, where others can reach the site', () => {
  expect(linesFor({}, '0.0.0.0')).toMatch(/WARNING: HOST=0\.0\.0\.0 .* work on this machine only/)
})

test('B-04 the start does not warn in demo mode, where those accounts work for everybody, nor where only this machine connects', () => {
  expect(linesFor({ DEMO: '1' }, '0.0.0.0')).not.toMatch(/WARNING/)
  expect(linesFor({}, '127.0.0.1')).not.toMatch(/WARNING/)
})

test('B-111b the start says where the codes of signing in by phone appear, if they do: in demo mode on the login page', () => {
  const byLog = { ...USUAL_SETTINGS, smsGateway: 'log' } as const
  expect(linesFor({}, '127.0.0.1', byLog)).toContain('15400000001: its code is sent to nobody, it appears here')
  expect(linesFor({}, '127.0.0.1')).not.toContain('15400000001')
  expect(linesFor({ DEMO: '1' }, '127.0.0.1', byLog)).toContain('15400000001: its code is sent to nobody, it appears on the login page')
  expect(linesFor({}, '127.0.0.1', { ...byLog, offersPhone: false })).not.toContain('15400000001')
})
