import { describe, expect, test, vi } from 'vitest'
import { asViewer, granted, sessionWith, signedIn, user } from '../testing/session-setup.ts'

const SAID = '当前用户没有登录到系统！'

describe('a session that the server ended', () => {
  async function suspended(kept: Record<string, string> = {}) {
    const all = sessionWith({ ...signedIn, ...kept })
    const told = vi.fn()
    all.session.onEnded(told)
    await all.session.load()
    const before = all.session.state
    all.session.end('token-0', SAID)
    return { ...all, told, before }
  }

  test('A-05b loses token and cookies, keeps its user, and tells its listeners once; a late answer to an older token ends nothing', async () => {
    const all = sessionWith({ ...signedIn, language: 'en' })
    await all.session.load()
    const told = vi.fn()
    all.session.onEnded(told)
    all.session.end('older', '…')
    expect(all.session.state.token).toBe('token-0')
    const before = all.session.state
    all.session.end('token-0', SAID)
    all.session.end('token-0', SAID)
    expect(told).toHaveBeenCalledExactlyOnceWith(SAID)
    expect(all.session.state).toEqual({ ...before, token: null, suspended: true })
    expect(all.kept).toEqual({ language: 'en' })
    expect(all.api.logOut).not.toHaveBeenCalled()
  })

  test('A-05b has no user left if the user was never fetched', () => {
    const { session, kept } = sessionWith(signedIn)
    const told = vi.fn()
    session.onEnded(told)
    session.end('token-0', SAID)
    expect(session.state).toMatchObject({ token: null, userid: null, suspended: false })
    expect(kept).toEqual({})
    expect(told).toHaveBeenCalledTimes(1)
  })

  test('A-05b is resumed by the same user’s password, and only the token is new', async () => {
    const { session, api, before, kept } = await suspended()
    await session.resume(' p ')
    expect(api.authenticate).toHaveBeenCalledExactlyOnceWith({ username: 'lin', password: ' p ' })
    expect(session.state).toEqual({ ...before, token: 'token-1' })
    expect(kept).toEqual({ 'Admin-Token': 'token-1', 'Admin-UserId': '7' })
    expect(api.changeRole).not.toHaveBeenCalled()
  })

  test('A-05b has the permits that were changed meanwhile, once it is resumed', async () => {
    const { session, api } = await suspended()
    api.permits.mockResolvedValueOnce([{ name: 'News/View' }])
    await session.resume('p')
    expect(session.state.permits).toEqual(['news/view'])
  })

  test('T-09e is resumed in the same role, or with the roles that are left if that one was taken away', async () => {
    const { session, api } = sessionWith({ ...signedIn })
    api.user.mockResolvedValueOnce(asViewer)
    await session.load()
    session.end('token-0', SAID)
    api.user.mockResolvedValueOnce(asViewer)
    await session.resume('p')
    expect(api.changeRole).toHaveBeenCalledExactlyOnceWith('viewer')
    expect(session.state).toMatchObject({ token: 'token-2', viewingAs: 'viewer', suspended: false })

    session.end('token-2', SAID)
    api.changeRole.mockRejectedValueOnce(new Error('您没有“viewer”这个角色。'))
    api.user.mockResolvedValueOnce({ ...user, ownRoles: [] })
    await session.resume('p')
    expect(session.state).toMatchObject({ token: 'token-1', viewingAs: null, suspended: false })
  })

  test('X-05a stays suspended after a wrong password, whose error passes up', async () => {
    const { session, api, before, kept } = await suspended()
    api.authenticate.mockRejectedValueOnce(new Error('登录失败!'))
    await expect(session.resume('wrong')).rejects.toThrow('登录失败!')
    expect(session.state).toEqual({ ...before, token: null, suspended: true })
    expect(kept).toEqual({})
  })

  test('A-05b cannot be resumed by a different user, even under the same name', async () => {
    const { session, api, before, kept } = await suspended()
    api.authenticate.mockResolvedValueOnce({ ...granted, userId: 8 })
    await expect(session.resume('p')).rejects.toThrow('Verification failed, please Login again.')
    expect(session.state).toEqual({ ...before, token: null, suspended: true })
    expect(kept).toEqual({})
    expect(api.user).toHaveBeenCalledTimes(1)
  })

  test('X-05a stays suspended if the user cannot be fetched, and can be resumed again', async () => {
    const { session, api, before, kept } = await suspended()
    api.user.mockRejectedValueOnce(new Error('暂时不行'))
    await expect(session.resume('p')).rejects.toThrow('暂时不行')
    expect(session.state).toEqual({ ...before, token: null, suspended: true })
    expect(kept).toEqual({})
    await session.resume('p')
    expect(session.state).toEqual({ ...before, token: 'token-1' })
  })

  test('T-08 cannot be resumed after a reset, which clears the rest of it', async () => {
    const { session, api } = await suspended()
    session.reset()
    expect(session.state).toMatchObject({ token: null, userid: null, name: '', roles: [], permits: [], menus: [], suspended: false })
    await session.resume('p')
    expect(api.authenticate).not.toHaveBeenCalled()
  })

  test('T-01 leaves nothing to a user who signs in on the login page instead', async () => {
    const { session, api } = await suspended()
    api.authenticate.mockResolvedValueOnce({ ...granted, userId: 8 })
    await session.signIn({ username: 'wang', password: 'p' })
    expect(session.state).toMatchObject({ token: 'token-1', userid: 8, name: '', roles: [], permits: [], menus: [], suspended: false })
  })

  test('a session that has not ended is not resumed', async () => {
    const { session, api } = sessionWith({ ...signedIn })
    await session.load()
    await session.resume('p')
    expect(api.authenticate).not.toHaveBeenCalled()
    expect(session.state).toMatchObject({ token: 'token-0', suspended: false })
  })
})
