import { vi } from 'vitest'
import type { MenuNode } from '../../contract/features/identity.ts'
import type { Cookies } from '../browser/cookies.ts'
import type { SessionApi, UserInfo } from '../session/session-api.ts'
import { TOKEN_COOKIE } from '../../contract/features/sign-in.ts'
import { USER_COOKIE } from '../session/session-cookies.ts'
import { createSession } from '../session/session-store.ts'

export const granted = { accessToken: 'token-1', encryptedAccessToken: '', expireInSeconds: 3600, userId: 7 }
export const ownRoles = [
  { name: 'editor', displayName: '编辑' },
  { name: 'viewer', displayName: '访客' },
]
export const user: UserInfo = {
  userName: 'lin',
  name: '林',
  avatar: '/media/a',
  fullName: '林一诺',
  roles: ['editor', 'viewer'],
  roleDisplayNames: ['编辑', '访客'],
  ownRoles,
  viewingAs: null,
}
/** The same user, looking through one of their roles. */
export const asViewer: UserInfo = { ...user, roles: ['viewer'], roleDisplayNames: ['访客'], viewingAs: 'viewer' }
const node = (name: string, children: MenuNode[] = []): MenuNode => ({
  id: name,
  pid: '-1',
  text: name,
  name,
  url: null,
  webIcon: null,
  hidden: false,
  children,
})

function cookieJar(already: Record<string, string>) {
  const kept = { ...already }
  const cookies: Cookies = {
    get: (name) => kept[name] ?? null,
    set: vi.fn((name: string, value: string) => void (kept[name] = value)),
    remove: (name) => void delete kept[name],
  }
  return { kept, cookies }
}

/** A session over made-up cookies and a made-up server. `kept` are the cookies at its start, `answers` replace the usual ones. */
export function sessionWith(
  kept: Record<string, string> = {},
  answers: Partial<SessionApi> = {},
  more: { remoteMenus?: boolean; isDemo?: boolean } = {},
) {
  const jar = cookieJar(kept)
  const answer = <K extends keyof SessionApi>(name: K, usual: SessionApi[K]) => vi.fn<SessionApi[K]>(answers[name] ?? usual)
  const api = {
    authenticate: answer('authenticate', async () => granted),
    authenticateBy: answer('authenticateBy', async () => granted),
    beginPasskey: answer('beginPasskey', async () => ({ challenge: 'challenge' })),
    byPasskey: answer('byPasskey', async () => granted),
    setUp: answer('setUp', async () => granted),
    changeRole: answer('changeRole', async () => ({ ...granted, accessToken: 'token-2', expireInSeconds: 60 })),
    logOut: answer('logOut', async () => null),
    current: answer('current', async () => 9),
    user: answer('user', async () => user),
    permits: answer('permits', async () => [{ name: 'News/Edit' }, { name: '' }, { name: 'NEWS/View' }]),
    menuNodes: answer('menuNodes', async () => [node('dashboard'), node('secret')]),
    defaultMenus: answer('defaultMenus', async () => [node('user')]),
  }
  const session = createSession({ cookies: jar.cookies, api, known: new Set(['dashboard', 'user']), ...more })
  return { ...jar, api, session }
}

export const signedIn = { [TOKEN_COOKIE]: 'token-0', [USER_COOKIE]: '7' }
