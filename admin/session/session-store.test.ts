import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SIGN_IN } from '../../contract/features/sign-in.ts'
import type { UserInfo } from './session-api.ts'
import { CATCH_ALL } from './session-user.ts'
import { sessionWith, ownRoles, signedIn, user } from '../testing/session-setup.ts'

describe('signing in', () => {
  test('T-01a T-01b the user name is trimmed, the password is not; token and user id are kept in their cookies', async () => {
    const { session, api, kept, cookies } = sessionWith()
    await session.signIn({ username: '  lin ', password: ' p ' })
    expect(api.authenticate).toHaveBeenCalledWith({ username: 'lin', password: ' p ' })
    expect(kept).toEqual({ 'Admin-Token': 'token-1', 'Admin-UserId': '7' })
    expect(cookies.set).toHaveBeenCalledWith('Admin-Token', 'token-1', 3600)
    expect(session.state).toMatchObject({ token: 'token-1', userid: 7, roles: [] })
    expect(JSON.stringify(kept)).not.toContain(' p ')
  })

  test('T-02c another call than that of the password stores what a password stores', async () => {
    const { session, api, kept, cookies } = sessionWith()
    const given = { phoneNumber: '13900000001', smsCode: '271828' }
    await session.signInBy(SIGN_IN.authenticateByPhone, given, {})
    expect(api.authenticateBy).toHaveBeenCalledWith(SIGN_IN.authenticateByPhone, given, {})
    expect(kept).toEqual({ 'Admin-Token': 'token-1', 'Admin-UserId': '7' })
    expect(cookies.set).toHaveBeenCalledWith('Admin-Token', 'token-1', 3600)
    expect(session.state).toMatchObject({ token: 'token-1', userid: 7, roles: [] })
  })

  test('X-05a a refused login passes its error up and keeps nothing', async () => {
    const { session, kept } = sessionWith({}, { authenticate: () => Promise.reject(new Error('登录失败!')) })
    await expect(session.signIn({ username: 'a', password: 'b' })).rejects.toThrow('登录失败!')
    expect(kept).toEqual({})
    expect(session.state.token).toBeNull()
  })

  test('T-01b a session outlives the page by its cookies', () => {
    expect(sessionWith(signedIn).session.state).toMatchObject({ token: 'token-0', userid: 7, roles: [] })
  })
})

describe('user info', () => {
  test('A-01a A-04 T-04a T-04b the state holds the server’s answers; permits are lower-cased, and a permit without a name is ignored', async () => {
    const { session } = sessionWith(signedIn)
    await session.load()
    expect(session.state).toMatchObject({
      token: 'token-0',
      userid: 7,
      name: '林',
      avatar: '/media/a',
      introduction: '林一诺',
      roles: ['editor', 'viewer'],
      roleNames: ['编辑', '访客'],
      ownRoles,
      viewingAs: null,
      permits: ['news/edit', 'news/view'],
      suspended: false,
    })
  })

  test('T-03a a reply without a user is refused', async () => {
    const { session } = sessionWith(signedIn, { user: async () => null })
    await expect(session.load()).rejects.toThrow(/^Verification failed, please Login again\.$/)
    expect(session.state.roles).toEqual([])
  })

  test.each([[[]], [undefined], [null]])('T-03b a user with roles %j is refused', async (roles) => {
    const { session } = sessionWith(signedIn, { user: async () => ({ ...user, roles: roles as never }) })
    await expect(session.load()).rejects.toThrow(/^getInfo: roles must be a non-null array!$/)
    expect(session.state.permits).toEqual([])
  })

  test('R-06a calls at the same time share one fetch', async () => {
    const { session, api } = sessionWith(signedIn)
    await Promise.all([session.load(), session.load(), session.load()])
    expect(api.user).toHaveBeenCalledTimes(1)
  })

  test('an answer that arrives after the session has ended is dropped', async () => {
    const answer = Promise.withResolvers<UserInfo>()
    const { session } = sessionWith(signedIn, { user: () => answer.promise })
    const loading = session.load()
    session.reset()
    answer.resolve(user)
    await loading
    expect(session.state).toMatchObject({ token: null, name: '', roles: [], permits: [] })
  })
})

describe('menus', () => {
  test('T-05a T-05e R-06b R-11b with the remote-menu flag the user’s own nodes are used; routes that exist are kept, the catch-all stands last', async () => {
    const { session, api } = sessionWith(signedIn)
    await session.load()
    expect(api.menuNodes).toHaveBeenCalledWith(7)
    expect(api.defaultMenus).not.toHaveBeenCalled()
    expect(session.state.routes).toEqual(['dashboard', CATCH_ALL])
    expect(session.state.menus.map(({ name }) => name)).toEqual(['dashboard', 'secret'])
  })

  test('T-05b only the user admin gets the default menus when there are none of their own', async () => {
    const empty = { menuNodes: async () => [] }
    const admin = sessionWith(signedIn, { ...empty, user: async () => ({ ...user, userName: 'admin' }) })
    await admin.session.load()
    expect(admin.session.state.routes).toEqual(['user', CATCH_ALL])
    const other = sessionWith(signedIn, empty)
    await other.session.load()
    expect(other.session.state.routes).toEqual([CATCH_ALL])
    expect(other.api.defaultMenus).not.toHaveBeenCalled()
  })

  test('T-05 without the flag the default menus are used', async () => {
    const { session, api } = sessionWith(signedIn, {}, { remoteMenus: false })
    await session.load()
    expect(api.menuNodes).not.toHaveBeenCalled()
    expect(session.state.routes).toEqual(['user', CATCH_ALL])
  })
})

describe('leaving', () => {
  let all: ReturnType<typeof sessionWith>
  beforeEach(async () => {
    all = sessionWith({ ...signedIn, language: 'en' })
    await all.session.load()
  })
  const isEmpty = {
    token: null,
    userid: null,
    name: '',
    avatar: null,
    introduction: '',
    roles: [],
    roleNames: [],
    ownRoles: [],
    viewingAs: null,
    permits: [],
    menus: [],
    routes: [],
    suspended: false,
  }

  test('T-07a T-07b logout calls the server, then clears state and cookies', async () => {
    await all.session.logOut()
    expect(all.api.logOut).toHaveBeenCalledTimes(1)
    expect(all.session.state).toMatchObject(isEmpty)
    expect(all.kept).toEqual({ language: 'en' })
  })

  test('X-05b a refused logout passes its error up and leaves the user signed in', async () => {
    vi.mocked(all.api.logOut).mockRejectedValueOnce(new Error('busy'))
    await expect(all.session.logOut()).rejects.toThrow('busy')
    expect(all.session.state).toMatchObject({ token: 'token-0', roles: ['editor', 'viewer'] })
  })

  test('T-08 reset clears token, roles and state without a call', () => {
    all.session.reset()
    expect(all.session.state).toMatchObject(isEmpty)
    expect(all.kept).toEqual({ language: 'en' })
    expect(all.api.logOut).not.toHaveBeenCalled()
  })
})

describe('B-58f a session follows the version that replies tell', () => {
  test('a second version fetches user, permits and menus again; the same one and the first do not', async () => {
    const { session, api } = sessionWith(signedIn)
    await session.load()
    session.follow('token-0', 'v1')
    session.follow('token-0', 'v1')
    expect(api.permits).toHaveBeenCalledTimes(1)
    api.permits.mockResolvedValue([{ name: 'News/View' }])
    session.follow('token-0', 'v2')
    session.follow('token-0', 'v2')
    await expect.poll(() => session.state.permits).toEqual(['news/view'])
    expect([api.user.mock.calls.length, api.permits.mock.calls.length, api.menuNodes.mock.calls.length]).toEqual([2, 2, 2])
  })

  test('a late reply of the session before changes nothing, and a fetch that fails is not repeated', async () => {
    const { session, api } = sessionWith(signedIn)
    await session.load()
    session.follow('token-0', 'v1')
    session.follow('another', 'v2')
    expect(api.user).toHaveBeenCalledTimes(1)
    api.user.mockRejectedValue(new Error('away'))
    session.follow('token-0', 'v2')
    session.follow('token-0', 'v2')
    await expect.poll(() => api.user.mock.results.length).toBe(2)
    expect(session.state.permits).toEqual(['news/edit', 'news/view'])
  })
})
