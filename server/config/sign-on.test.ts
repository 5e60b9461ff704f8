import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const GIVEN = {
  PUBLIC_URL: 'https://site.example',
  OIDC_ISSUER: 'https://login.example.com/realms/staff',
  OIDC_CLIENT_ID: 'portico',
  OIDC_CLIENT_SECRET: 'sesame-sesame',
  OIDC_NAME: '星河账号',
}
const settings = (more: NodeJS.ProcessEnv = {}) => readEnvironment({ ...GIVEN, ...more }).signOn

test('B-61c a provider needs four settings and the address of the site; all others have a usual value', () => {
  expect(settings()).toEqual({
    issuer: 'https://login.example.com/realms/staff',
    clientId: 'portico',
    clientSecret: 'sesame-sesame',
    name: '星河账号',
    scope: 'openid profile email',
    create: false,
    linkByEmail: false,
    roles: null,
    units: null,
  })
  expect(settings({ OIDC_ISSUER: ' ' })).toBe(null)
  expect(settings({ OIDC_ISSUER: 'http://127.0.0.1:8080', PUBLIC_URL: 'http://localhost:3000' })).not.toBe(null)
})

test('B-61c pairs hold values with an equals sign, and with a comma behind a backslash', () => {
  const pairs = String.raw` staff = editor ,cn=chiefs\,ou=groups=Admin, staff=viewer,`
  expect(settings({ OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: pairs })!.roles).toEqual({
    claim: 'groups',
    pairs: [
      { value: 'staff', name: 'editor' },
      { value: 'cn=chiefs,ou=groups', name: 'Admin' },
      { value: 'staff', name: 'viewer' },
    ],
  })
  expect(settings({ OIDC_UNIT_CLAIM: 'unit', OIDC_UNITS: '销售=3,n=00001.00042' })!.units!.pairs).toEqual([
    { value: '销售', name: '3' },
    { value: 'n', name: '00001.00042' },
  ])
})

test.each([
  [{ OIDC_ISSUER: 'login.example.com' }, /^The setting OIDC_ISSUER must be a web address such as .*login\.example\.com"\.$/],
  [{ OIDC_ISSUER: 'http://login.example.com' }, /OIDC_ISSUER must begin with https:\/\/ unless it is on this machine/],
  [{ OIDC_ISSUER: 'https://login.example.com/.well-known/openid-configuration' }, /OIDC_ISSUER must be the issuer itself/],
  [{ OIDC_CLIENT_ID: '' }, /OIDC_CLIENT_ID must be set where OIDC_ISSUER is set/],
  [{ OIDC_CLIENT_SECRET: '' }, /OIDC_CLIENT_SECRET must be set where OIDC_ISSUER is set/],
  [{ OIDC_NAME: '' }, /OIDC_NAME must be set where OIDC_ISSUER is set/],
  [{ OIDC_NAME: 'x'.repeat(41) }, /OIDC_NAME must have at most 40 characters/],
  [{ PUBLIC_URL: '' }, /PUBLIC_URL must be set where OIDC_ISSUER is/],
  [{ PUBLIC_URL: 'http://site.example' }, /PUBLIC_URL must begin with https:\/\/ where OIDC_ISSUER is set/],
  [{ OIDC_SCOPE: 'profile email' }, /OIDC_SCOPE must name the scope openid/],
  [{ OIDC_CREATE: 'yes' }, /OIDC_CREATE/],
  [{ OIDC_LINK_BY_EMAIL: 'yes' }, /OIDC_LINK_BY_EMAIL/],
  [{ OIDC_ROLES: 'staff=editor' }, /OIDC_ROLE_CLAIM must be set where OIDC_ROLES is set/],
  [{ OIDC_ROLE_CLAIM: 'groups' }, /OIDC_ROLES must be set where OIDC_ROLE_CLAIM is set/],
  [{ OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: 'staff' }, /OIDC_ROLES must be pairs such as staff=editor,board=admin/],
  [{ OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: 'staff=' }, /OIDC_ROLES must be pairs/],
  [
    { OIDC_UNIT_CLAIM: 'unit', OIDC_UNITS: 'a=1,sales=销售部' },
    /OIDC_UNITS names the unit "销售部", .* write the code .* such as sales=00001\.00042\.$/,
  ],
  [{ OIDC_UNIT_CLAIM: 'unit', OIDC_UNITS: 'a=1x' }, /OIDC_UNITS names the unit "1x"/],
  [{ OIDC_UNITS: 'a=b' }, /OIDC_UNIT_CLAIM must be set where OIDC_UNITS is set/],
  [{ OIDC_UNIT_CLAIM: 'unit' }, /OIDC_UNITS must be set where OIDC_UNIT_CLAIM is set/],
])('B-61c %o stops the start with a sentence that holds no secret', (more, sentence) => {
  let said = ''
  try {
    settings(more)
  } catch (error) {
    said = (error as Error).message
  }
  expect(said).toMatch(sentence)
  expect(said).toMatch(/^The setting [^\n]+\.$/)
  expect(said).not.toContain('sesame')
})
