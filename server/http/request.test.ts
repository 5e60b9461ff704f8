import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { originOf } from './request.ts'

/** A request as the framework gives it behind a trusted proxy: `host` is the value of `X-Forwarded-Host`. */
const from = (headers: Record<string, string>) =>
  originOf({ headers, host: headers['x-forwarded-host'] ?? headers['host'], ip: '203.0.113.9', id: 'x' } as unknown as FastifyRequest)
    .otherSite

test('a page of another site is recognised, whatever host a forwarding header claims', () => {
  expect(from({ host: 'site.example', origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })).toBe('evil.example')
  expect(from({ host: 'site.example', origin: 'https://site.example', 'x-forwarded-host': 'other.example' })).toBeUndefined()
})
