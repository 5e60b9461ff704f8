import { expect, test } from 'vitest'
import { newAddress, postFrom } from '../../testing/attempt.ts'
import { mailEnvironment, openMailServer } from '../../testing/message-servers.ts'
import { hire } from '../../testing/people.ts'
import { onBothEngines, PASSWORD } from '../../testing/site.ts'

const server = await openMailServer()
const NUL = '\u0000'
const long = `${'x'.repeat(43)}${NUL}`
const key = { id: `a${NUL}`, rawId: 'a', type: 'public-key', clientExtensionResults: {} }
const response = { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a', userHandle: null }

onBothEngines(
  'Texts that no database can store',
  (site) => {
    test('B-101j are refused with 400 by every call of signing in, and never end in an error of the server', async () => {
      for (const [call, body] of [
        ['Authenticate', { userName: `a${NUL}`, password: PASSWORD }],
        ['Authenticate', { userName: 'admin', password: `a${NUL}` }],
        ['ExternalAuthenticate', { ticket: long, verifier: 'x' }],
        ['ExternalAuthenticate', { ticket: 'x', verifier: long }],
        ['ResetPasswordByLink', { token: long, newPassword: 'Quiet-Harbour-9' }],
        ['PasskeyAuthenticate', { passkey: { ...key, response } }],
        ['PasskeyAuthenticate', { passkey: { ...key, id: 'a', response: { ...response, userHandle: NUL } } }],
        ['SetUp', { token: long, userName: 'chief', password: 'Quiet-Harbour-9' }],
        ['SendPhoneLoginSmsCode', { phoneNumber: `13800138000${NUL}` }],
      ] as const)
        expect([call, (await postFrom(site, `/abp/TokenAuth/${call}`, body, { from: newAddress() })).status]).toEqual([call, 400])
      const { token } = await hire(site, [])
      const removed = await site.post('/abp/services/app/Profile/RemovePasskey', { id: `a${NUL}`, currentPassword: PASSWORD }, token)
      expect(removed.status).toBe(400)
    })
  },
  mailEnvironment(server),
)
