import { expect, test } from 'vitest'
import { cookieText, readCookie } from './cookies.ts'

test('T-01c cookies are SameSite=Strict, and Secure behind TLS only', () => {
  expect(cookieText('Admin-Token', 'a;b', { secure: true })).toBe('Admin-Token=a%3Bb; Path=/; SameSite=Strict; Secure')
  expect(cookieText('Admin-Token', 'x', { seconds: 60, secure: false })).toBe('Admin-Token=x; Path=/; SameSite=Strict; Max-Age=60')
})

test('a cookie is read by its whole name', () => {
  const header = 'XAdmin-Token=no; Admin-Token=a%3Bb; Admin-Token2=no'
  expect(readCookie(header, 'Admin-Token')).toBe('a;b')
  expect(readCookie(header, 'Admin')).toBeNull()
  expect(readCookie('', 'Admin-Token')).toBeNull()
})
