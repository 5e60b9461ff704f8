import type { LookupAddress } from 'node:dns'
import { describe, expect, test } from 'vitest'
import { lookupOf, reachableIn, Unreachable } from './reachable.ts'

const PRIVATE = [
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'ff02::1',
  '::ffff:10.1.2.3',
  '64:ff9b::a01:203',
  '2002:a01:203::1',
]

describe('The addresses that the server may connect to', () => {
  const isReachable = reachableIn([])
  test.each(PRIVATE)('B-85b %s is closed', (address) => expect(isReachable(address)).toBe(false))
  test.each(['1.1.1.1', '223.5.5.5', '2400:3200::1', '::ffff:1.1.1.1'])('B-85b %s is open', (address) =>
    expect(isReachable(address)).toBe(true),
  )

  test('B-85c the operator opens addresses and ranges of both kinds, and nothing beside them', () => {
    const opened = reachableIn(['10.2.0.7', '10.3.0.0/16', 'fd00:1::/32'])
    for (const address of ['10.2.0.7', '10.3.255.1', '::ffff:10.3.0.1', 'fd00:1::5', '1.1.1.1']) expect(opened(address), address).toBe(true)
    for (const address of ['10.2.0.8', '10.4.0.1', 'fd00:2::5', '127.0.0.1', '::1']) expect(opened(address), address).toBe(false)
  })

  test('B-85a a name is resolved to its open addresses alone', async () => {
    const resolved = (isOpen: (address: string) => boolean) =>
      new Promise<LookupAddress[] | Error>((resolve) => {
        lookupOf(isOpen)('localhost', { all: true }, (error, found) => resolve(error ?? (found as LookupAddress[])))
      })
    expect(await resolved(isReachable)).toBeInstanceOf(Unreachable)
    expect(await resolved((address) => address === '127.0.0.1')).toEqual([{ address: '127.0.0.1', family: 4 }])
  })
})
