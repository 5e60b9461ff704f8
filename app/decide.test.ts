import { describe, expect, test } from 'vitest'
import { decide, loginFor } from './decide.ts'

const nobody = { token: false, rolesLoaded: false }
const arriving = { token: true, rolesLoaded: false }
const known = { token: true, rolesLoaded: true }

describe('the guard', () => {
  test.each(['/login', '/profile', '/home', '/_about', '/_newsdetail?id=3', '/login?redirect=%2Fuser'])(
    'R-02 %s passes unchecked without a token',
    (path) => {
      expect(decide(path, nobody)).toBe('proceed')
    },
  )

  test.each(['/profile', '/home', '/_news'])('R-02 %s passes unchecked with a token before the user is fetched', (path) => {
    expect(decide(path, arriving)).toBe('proceed')
  })

  test.each(['/product', '/contact', '/product?type=lens'])('P-11 %s passes unchecked: it leads to a public page', (path) => {
    for (const who of [nobody, arriving, known]) expect(decide(path, who)).toBe('proceed')
  })

  test('R-02 a path that only looks like an open one is checked', () => {
    for (const path of ['/profiles', '/home/secret', '/loginx', '/user/_x', '/productsetting', '/contact/x'])
      expect(decide(path, nobody)).not.toBe('proceed')
  })

  test('R-03a the wanted path keeps its query, and none of its parameters becomes a parameter of login', () => {
    expect(decide('/sitenews?page=2&keyword=a b', nobody)).toEqual({ redirect: '/login?redirect=%2Fsitenews%3Fpage%3D2%26keyword%3Da%20b' })
    const [, query] = loginFor('/user?redirect=//evil&x=1').split('?')
    expect(new URLSearchParams(query).get('redirect')).toBe('/user?redirect=//evil&x=1')
    expect([...new URLSearchParams(query).keys()]).toEqual(['redirect'])
  })

  test('R-03a an unknown path without a token leads to login as well, so that nobody learns which pages exist', () => {
    expect(decide('/nowhere', nobody)).toEqual({ redirect: '/login?redirect=%2Fnowhere' })
  })

  test.each(['/401', '/404', '/404?from=here'])('X-01c %s is open to a visitor, and a signed-in user is fetched first', (path) => {
    expect(decide(path, nobody)).toBe('proceed')
    expect(decide(path, arriving)).toBe('load')
    expect(decide(path, known)).toBe('proceed')
  })

  test('R-04 a token and /login lead to the dashboard', () => {
    expect(decide('/login', arriving)).toEqual({ redirect: '/dashboard' })
    expect(decide('/login?redirect=%2Fuser', known)).toEqual({ redirect: '/dashboard' })
  })

  test('R-05 a token and loaded roles proceed', () => {
    expect(decide('/user?page=3', known)).toBe('proceed')
  })

  test('R-06a with a token but no roles the roles are fetched first', () => {
    expect(decide('/user', arriving)).toBe('load')
  })
})
