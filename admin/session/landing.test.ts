import { expect, test } from 'vitest'
import { landing } from './landing.ts'

test.each(['/dashboard', '/sitenews?page=2&keyword=%E4%B8%AD', '/_news', '/user/3'])('R-03b login leads to the wanted path %s', (path) => {
  expect(landing(path)).toBe(path)
})

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil',
  '',
  '/a b',
  '/a\nb',
  '\t//evil',
  '/user\\..',
  null,
]
test.each(elsewhere)('R-03c %j is no path of the app and leads to the dashboard', (path) => {
  expect(landing(path)).toBe('/dashboard')
})

test('R-03 login does not lead back to login', () => {
  expect(landing('/login')).toBe('/dashboard')
  expect(landing('/login?redirect=%2Flogin')).toBe('/dashboard')
  expect(landing('/login1')).toBe('/login1')
  expect([landing('/forgot-password'), landing('/reset-password?token=x')]).toEqual(['/dashboard', '/dashboard'])
})
