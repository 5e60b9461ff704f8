import { describe, expect, test, vi } from 'vitest'
import { sessionApi } from './session-api.ts'
import { asViewer, granted, sessionWith, ownRoles, signedIn, user } from '../testing/session-setup.ts'

/** A signed-in user. The server answers by the token that the session has at that moment. */
async function inside(answers: Parameters<typeof sessionWith>[1] = {}, more: Parameters<typeof sessionWith>[2] = {}) {
  const all = sessionWith({ ...signedIn }, answers, more)
  const isNarrowed = () => ['token-2', 'viewer-token'].includes(all.session.state.token ?? '')
  if (!answers.user) all.api.user.mockImplementation(async () => (isNarrowed() ? asViewer : user))
  if (!answers.permits) all.api.permits.mockImplementation(async () => [{ name: isNarrowed() ? 'News/View' : '*:*' }])
  if (!answers.menuNodes) {
    const [dashboard, secret] = await all.api.menuNodes(7)
    all.api.menuNodes.mockImplementation(async () => (isNarrowed() ? [dashboard!] : [dashboard!, secret!]))
  }
  await all.session.load()
  return all
}

describe('changing role', () => {
  test('T-09a the server’s new token is stored in its cookies, and user, permits, menus and routes are fetched anew', async () => {
    const { session, api, kept, cookies } = await inside()
    await session.changeRole('viewer')
    expect(api.changeRole).toHaveBeenCalledExactlyOnceWith('viewer')
    expect(kept).toEqual({ 'Admin-Token': 'token-2', 'Admin-UserId': '7' })
    expect(cookies.set).toHaveBeenCalledWith('Admin-Token', 'token-2', 60)
    expect(session.state).toMatchObject({
      token: 'token-2',
      roles: ['viewer'],
      roleNames: ['访客'],
      ownRoles,
      viewingAs: 'viewer',
      permits: ['news/view'],
    })
    expect(session.state.menus.map(({ name }) => name)).toEqual(['dashboard'])
  })

  test('T-09a null gives all roles, permits and menus back', async () => {
    const { session, api } = await inside()
    await session.changeRole('viewer')
    api.changeRole.mockResolvedValueOnce({ ...granted, accessToken: 'token-3' })
    await session.changeRole(null)
    expect(api.changeRole).toHaveBeenLastCalledWith(null)
    expect(session.state).toMatchObject({ token: 'token-3', roles: ['editor', 'viewer'], viewingAs: null, permits: ['*:*'] })
    expect(session.state.menus).toHaveLength(2)
  })

  test('T-09a no listener ever sees the wider permits with the narrower role, or a state without a user', async () => {
    const { session } = await inside()
    const seen: string[] = []
    session.subscribe(() => seen.push([session.state.viewingAs, session.state.permits.join(), session.state.name].join(' ')))
    await session.changeRole('viewer')
    expect([...new Set(seen)]).toEqual([' *:* 林', 'viewer news/view 林'])
  })

  test('X-05c T-09 a refusal passes up and changes nothing', async () => {
    const { session, api, kept } = await inside()
    const before = session.state
    api.changeRole.mockRejectedValueOnce(new Error('您没有“admin”这个角色。'))
    await expect(session.changeRole('admin')).rejects.toThrow('您没有“admin”这个角色。')
    expect(session.state).toBe(before)
    expect(kept).toEqual({ 'Admin-Token': 'token-0', 'Admin-UserId': '7' })
  })

  test('X-05c T-09 if the new role cannot be fetched, nothing of the old one stays, and the next page fetches again', async () => {
    const { session, api } = await inside()
    api.user.mockRejectedValueOnce(new Error('暂时不行'))
    await expect(session.changeRole('viewer')).rejects.toThrow('暂时不行')
    expect(session.state).toMatchObject({ token: 'token-2', userid: 7, roles: [], permits: [], menus: [], routes: [], suspended: false })
    await session.load()
    expect(session.state).toMatchObject({ roles: ['viewer'], permits: ['news/view'] })
  })

  test('R-06a an answer to a fetch with the token before does not replace the new user', async () => {
    const slow = Promise.withResolvers<typeof user>()
    const { session, api } = await inside()
    api.user.mockReturnValueOnce(slow.promise)
    const early = session.load()
    const changed = session.changeRole('viewer')
    await vi.waitFor(() => expect(session.state.viewingAs).toBe('viewer'))
    slow.resolve(user)
    await Promise.all([early, changed])
    expect(session.state).toMatchObject({ viewingAs: 'viewer', roles: ['viewer'] })
  })

  test('A-05b a call that was sent with the old token and is refused during the change ends nothing', async () => {
    const { session, api } = await inside()
    const told = vi.fn()
    session.onEnded(told)
    api.changeRole.mockImplementationOnce(async () => {
      session.end('token-0', '当前用户没有登录到系统！')
      return { ...granted, accessToken: 'token-2' }
    })
    await session.changeRole('viewer')
    session.end('token-0', '当前用户没有登录到系统！')
    expect(told).not.toHaveBeenCalled()
    expect(session.state).toMatchObject({ token: 'token-2', viewingAs: 'viewer', suspended: false })
  })

  test('A-05b if the session has really ended, the change fails and the listeners are told', async () => {
    const { session, api } = await inside()
    const told = vi.fn()
    session.onEnded(told)
    api.changeRole.mockImplementationOnce(async () => {
      session.end('token-0', '当前用户没有登录到系统！')
      throw new Error('当前用户没有登录到系统！')
    })
    await expect(session.changeRole('viewer')).rejects.toThrow('当前用户没有登录到系统！')
    expect(told).toHaveBeenCalledExactlyOnceWith('当前用户没有登录到系统！')
    expect(session.state).toMatchObject({ token: null, suspended: true })
  })
})

describe('two tabs', () => {
  test('T-09e a tab whose token another tab has changed follows it instead of ending', async () => {
    const { session, kept } = await inside()
    const told = vi.fn()
    session.onEnded(told)
    kept['Admin-Token'] = 'token-2'
    session.end('token-0', '…')
    await vi.waitFor(() => expect(session.state.viewingAs).toBe('viewer'))
    expect(session.state).toMatchObject({ token: 'token-2', roles: ['viewer'], suspended: false })
    expect(told).not.toHaveBeenCalled()
    session.end('token-2', '…')
    expect(told).toHaveBeenCalledTimes(1)
  })

  test('T-01 a tab ends when another user has signed in from another tab, and leaves that user’s cookies', async () => {
    const { session, kept } = await inside()
    Object.assign(kept, { 'Admin-Token': 'theirs', 'Admin-UserId': '8' })
    session.end('token-0', '…')
    expect(session.state).toMatchObject({ token: null, suspended: true, name: '林' })
    expect(kept).toEqual({ 'Admin-Token': 'theirs', 'Admin-UserId': '8' })
    session.reset()
    expect(kept).toEqual({ 'Admin-Token': 'theirs', 'Admin-UserId': '8' })
  })

  test('T-07 a tab that logs out leaves the cookies of a user who signed in from another tab', async () => {
    const { session, kept } = await inside()
    Object.assign(kept, { 'Admin-Token': 'theirs', 'Admin-UserId': '8' })
    await session.logOut()
    expect(session.state.token).toBeNull()
    expect(kept).toEqual({ 'Admin-Token': 'theirs', 'Admin-UserId': '8' })
  })
})

describe('in demo mode', () => {
  const demo = () => inside({ changeRole: () => Promise.reject(new Error('asked')) }, { isDemo: true })

  test('T-09c the token is the role’s name with `-token`, the user is the one it speaks for, and no call writes', async () => {
    const { session, api, kept } = await demo()
    await session.changeRole('viewer')
    expect(session.state).toMatchObject({ token: 'viewer-token', userid: 9, roles: ['viewer'], viewingAs: 'viewer' })
    expect(kept).toMatchObject({ 'Admin-Token': 'viewer-token', 'Admin-UserId': '9' })
    expect(api.user).toHaveBeenLastCalledWith(9)
    expect(api.permits).toHaveBeenLastCalledWith(9)
    expect(api.menuNodes).toHaveBeenLastCalledWith(9)
  })

  test('T-09c null restores the user of the sign-in after any number of roles and reloads', async () => {
    const first = await demo()
    await first.session.changeRole('viewer')
    await first.session.changeRole('editor')
    const reloaded = sessionWith(first.kept, {}, { isDemo: true })
    await reloaded.session.load()
    await reloaded.session.changeRole(null)
    expect(reloaded.session.state).toMatchObject({ token: 'token-0', userid: 7, viewingAs: null })
    expect(reloaded.kept).toEqual({ 'Admin-Token': 'token-0', 'Admin-UserId': '7' })
  })

  test('X-05c T-09c a role whose token the server does not know is refused and changes nothing', async () => {
    const { session, api, kept } = await demo()
    api.current.mockResolvedValueOnce(null)
    await expect(session.changeRole('owner')).rejects.toThrow('Verification failed, please Login again.')
    expect(session.state).toMatchObject({ token: 'token-0', userid: 7, roles: ['editor', 'viewer'] })
    expect(kept).toEqual({ 'Admin-Token': 'token-0', 'Admin-UserId': '7' })
  })

  test('T-09 T-08 a reset and a new sign-in leave no cookie of it', async () => {
    const { session, kept } = await demo()
    await session.changeRole('viewer')
    session.reset()
    expect(kept).toEqual({})
    await session.signIn({ username: 'lin', password: 'p' })
    expect(kept).toEqual({ 'Admin-Token': 'token-1', 'Admin-UserId': '7' })
  })

  test('M-03b logging out resolves in the client, without a request', async () => {
    const send = vi.fn()
    const { logOut } = sessionApi(send, 'demo')
    const { session, kept } = await inside({ logOut }, { isDemo: true })
    expect(await session.logOut()).toEqual({ code: 20000, data: 'success' })
    expect(send).not.toHaveBeenCalled()
    expect(session.state.token).toBeNull()
    expect(kept).toEqual({})
  })

  test('T-07a in normal mode logging out is a request', async () => {
    const send = vi.fn(async () => null)
    expect(await sessionApi(send).logOut()).toBeNull()
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: '/abp/TokenAuth/LogOut' }), {}, { quiet: true })
  })
})
