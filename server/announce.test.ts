import { afterEach, expect, test, vi } from 'vitest'
import { announce } from './announce.ts'
import { readEnvironment } from './config/environment.ts'
import { siteEnvironment } from './testing/site.ts'

const said = vi.spyOn(console, 'log').mockImplementation(() => {})
afterEach(() => said.mockClear())

function linesFor(env: NodeJS.ProcessEnv, host: string) {
  const environment = readEnvironment(siteEnvironment(env))
  announce({ url: 'http://localhost:1', environment, seeded: { hasDemoPasswords: true, setUpToken: null }, host })
  return said.mock.calls.flat().join('\n')
}

test('B-04 the start warns that demo accounts work on this machine only, where others can reach the site', () => {
  expect(linesFor({}, '0.0.0.0')).toMatch(/WARNING: HOST=0\.0\.0\.0 .* work on this machine only/)
})

test('B-04 the start does not warn in demo mode, where those accounts work for everybody, nor where only this machine connects', () => {
  expect(linesFor({ DEMO: '1' }, '0.0.0.0')).not.toMatch(/WARNING/)
  expect(linesFor({}, '127.0.0.1')).not.toMatch(/WARNING/)
})
