import { expect, test } from 'vitest'
import { identityIn } from './identity.ts'

test('B-101j a subject or an address that no database can store is none', () => {
  const nothing = { roles: null, units: null }
  for (const bad of ['a\u0000', '\ud800'])
    expect(identityIn({ iss: 'https://a.example', sub: bad, email: bad, email_verified: true }, nothing)).toMatchObject({
      subject: '',
      email: null,
    })
  expect(identityIn({ sub: 'a', email: 'a@b.cn', email_verified: true }, nothing)).toMatchObject({ subject: 'a', email: 'a@b.cn' })
})
