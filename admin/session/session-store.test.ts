import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { UserInfo } from './session-api.ts'
import { CATCH_ALL } from './session-user.ts'
import { house, ownRoles, signedIn, user } from '../testing/session-house.ts'

describe('signing in', () => {
  test('T-01 the user name is trimmed, the password is not; token and user id are kept in their cookies', async () => {
    const { session, api, kept, cookies } = house()
    await session.signIn({ username: '  lin ', password: ' p ' })
    expect(api.authenticate).toHaveBeenCalledWith({ username: 'lin', password: ' p ' })
    expect(kept).toEqual({ 'Admin-Token': 'token-1', 'Admin-UserId': '7' })
    expect(cookies.set).toHaveBeenCalledWith('Admin-Token', 'token-1', 3600)
    expect(session.state).toMatchObject({ token: 'token-1', userid: 7, roles: [] })
    expect(JSON.stringify(kept)).not.toContain(' p ')
  })

  test('X-05 a refused login passes its error up and keeps nothing', async () => {
    const { session, kept } = house({}, { authenticate: () => Promise.reject(new Error('登录失败!')) })
    await expect(session.signIn({ username: 'a', password: 'b' })).rejects.toThrow('登录失败!')
    expect(kept).toEqual({})
    expect(session.state.token).toBeNull()
  })

  test('T-01 a session outlives the page by its cookies', () => {
    expect(house(signedIn).session.state).toMatchObject({ token: 'token-0', userid: 7, roles: [] })
  })
})

describe('user info', () => {
  test('A-01 A-04 T-04 the state holds what the server says; permits are lower-cased and those without a name ignored', async () => {
    const { session } = house(signedIn)
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

  test('T-03 no result', async () => {
    const { session } = house(signedIn, { user: async () => null })
    await expect(session.load()).rejects.toThrow(/^Verification failed, please Login again\.$/)
    expect(session.state.roles).toEqual([])
  })

  test.each([[[]], [undefined], [null]])('T-03 roles %j', async (roles) => {
    const { session } = house(signedIn, { user: async () => ({ ...user, roles: roles as never }) })
    await expect(session.load()).rejects.toThrow(/^getInfo: roles must be a non-null array!$/)
    expect(session.state.permits).toEqual([])
  })

  test('R-06 however often it is asked, it is fetched once', async () => {
    const { session, api } = house(signedIn)
    await Promise.all([session.load(), session.load(), session.load()])
    expect(api.user).toHaveBeenCalledTimes(1)
  })

  test('what arrives for one user is not kept for the next', async () => {
    const answer = Promise.withResolvers<UserInfo>()
    const { session } = house(signedIn, { user: () => answer.promise })
    const loading = session.load()
    session.reset()
    answer.resolve(user)
    await loading
    expect(session.state).toMatchObject({ token: null, name: '', roles: [], permits: [] })
  })
})

describe('menus', () => {
  test('T-05 with the remote-menu flag the user’s own nodes are used; found routes are kept, the catch-all last', async () => {
    const { session, api } = house(signedIn)
    await session.load()
    expect(api.menuNodes).toHaveBeenCalledWith(7)
    expect(api.defaultMenus).not.toHaveBeenCalled()
    expect(session.state.routes).toEqual(['dashboard', CATCH_ALL])
    expect(session.state.menus.map(({ name }) => name)).toEqual(['dashboard', 'secret'])
  })

  test('T-05 the user admin with an empty result gets the default menus, nobody else does', async () => {
    const empty = { menuNodes: async () => [] }
    const admin = house(signedIn, { ...empty, user: async () => ({ ...user, userName: 'admin' }) })
    await admin.session.load()
    expect(admin.session.state.routes).toEqual(['user', CATCH_ALL])
    const other = house(signedIn, empty)
    await other.session.load()
    expect(other.session.state.routes).toEqual([CATCH_ALL])
    expect(other.api.defaultMenus).not.toHaveBeenCalled()
  })

  test('T-05 without the flag the default menus are used', async () => {
    const { session, api } = house(signedIn, {}, { remoteMenus: false })
    await session.load()
    expect(api.menuNodes).not.toHaveBeenCalled()
    expect(session.state.routes).toEqual(['user', CATCH_ALL])
  })
})

describe('leaving', () => {
  let all: ReturnType<typeof house>
  beforeEach(async () => {
    all = house({ ...signedIn, language: 'en' })
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

  test('T-07 logout calls the server, then clears everything it kept', async () => {
    await all.session.logOut()
    expect(all.api.logOut).toHaveBeenCalledTimes(1)
    expect(all.session.state).toMatchObject(isEmpty)
    expect(all.kept).toEqual({ language: 'en' })
  })

  test('X-05 a refused logout passes its error up and leaves one signed in', async () => {
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
