import type { LookupAddress } from 'node:dns'
import { describe, expect, test } from 'vitest'
import { closedBeside, lookupOf, reachableIn, Unreachable } from './reachable.ts'

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

const CLOSED = [
  ...PRIVATE.map((address) => `http://${address.includes(':') ? `[${address}]` : address}/in`),
  'https://127.1/',
  'http://2130706433/',
  'http://0x7f000001:8080/',
  'http://0177.0.0.1/',
  'http://10.0.0.1.',
  'http://１２７.0.0.1/',
  'http://user:pass@10.0.0.1/',
  'http://localhost/',
  'HTTP://LOCALHOST./',
  'http://a.localhost:3000/',
  'http://metadata.google.internal/',
  'http://printer.local/',
  'http://erp/',
  'http://erp./',
]

describe('The addresses that may be stored for the server to send to', () => {
  const isClosed = closedBeside([])
  test.each(CLOSED)('B-130f %s is refused', (url) => expect(isClosed(url)).toBe(true))
  test.each([
    'https://example.com/in',
    'http://1.1.1.1/',
    'https://[2400:3200::1]/',
    'https://localhost.example.com/',
    'https://internal.cn/',
  ])('B-130f %s is taken', (url) => expect(isClosed(url)).toBe(false))

  test('B-130f what the operator has opened is taken, names of private networks with any network, this machine with its own address alone', () => {
    const office = closedBeside(['10.2.0.0/16'])
    for (const url of ['http://10.2.3.4/', 'http://erp.internal/', 'http://erp/']) expect(office(url), url).toBe(false)
    for (const url of ['http://10.3.0.1/', 'http://localhost/', 'http://127.0.0.1/']) expect(office(url), url).toBe(true)
    expect(closedBeside(['127.0.0.1'])('http://localhost:9000/')).toBe(false)
  })
})
