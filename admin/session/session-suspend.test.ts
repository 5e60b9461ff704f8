import { describe, expect, test, vi } from 'vitest'
import { asViewer, granted, house, signedIn, user } from '../testing/session-house.ts'

const SAID = '当前用户没有登录到系统！'

describe('a session that the server ended', () => {
  async function suspended(kept: Record<string, string> = {}) {
    const all = house({ ...signedIn, ...kept })
    const told = vi.fn()
    all.session.onEnded(told)
    await all.session.load()
    const before = all.session.state
    all.session.end('token-0', SAID)
    return { ...all, told, before }
  }

  test('A-05 takes token and cookies away, leaves its user in place, and is told once; a late answer to an older token ends nothing', async () => {
    const all = house({ ...signedIn, language: 'en' })
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

  test('A-05 whose user was never fetched leaves nobody', () => {
    const { session, kept } = house(signedIn)
    const told = vi.fn()
    session.onEnded(told)
    session.end('token-0', SAID)
    expect(session.state).toMatchObject({ token: null, userid: null, suspended: false })
    expect(kept).toEqual({})
    expect(told).toHaveBeenCalledTimes(1)
  })

  test('A-05 is resumed by the same user’s password: nothing but the token is new', async () => {
    const { session, api, before, kept } = await suspended()
    await session.resume(' p ')
    expect(api.authenticate).toHaveBeenCalledExactlyOnceWith({ username: 'lin', password: ' p ' })
    expect(session.state).toEqual({ ...before, token: 'token-1' })
    expect(kept).toEqual({ 'Admin-Token': 'token-1', 'Admin-UserId': '7' })
    expect(api.changeRole).not.toHaveBeenCalled()
  })

  test('A-05 after it, what was changed meanwhile counts', async () => {
    const { session, api } = await suspended()
    api.permits.mockResolvedValueOnce([{ name: 'News/View' }])
    await session.resume('p')
    expect(session.state.permits).toEqual(['news/view'])
  })

  test('T-09 who was looking through a role looks through it again; if it was taken away, through all that are left', async () => {
    const { session, api } = house({ ...signedIn })
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

  test('X-05 a wrong password passes its error up and leaves it suspended', async () => {
    const { session, api, before, kept } = await suspended()
    api.authenticate.mockRejectedValueOnce(new Error('登录失败!'))
    await expect(session.resume('wrong')).rejects.toThrow('登录失败!')
    expect(session.state).toEqual({ ...before, token: null, suspended: true })
    expect(kept).toEqual({})
  })

  test('A-05 a different user cannot resume it, whatever name they have taken', async () => {
    const { session, api, before, kept } = await suspended()
    api.authenticate.mockResolvedValueOnce({ ...granted, userId: 8 })
    await expect(session.resume('p')).rejects.toThrow('Verification failed, please Login again.')
    expect(session.state).toEqual({ ...before, token: null, suspended: true })
    expect(kept).toEqual({})
    expect(api.user).toHaveBeenCalledTimes(1)
  })

  test('X-05 if the user cannot be fetched then, it stays suspended and can be tried again', async () => {
    const { session, api, before, kept } = await suspended()
    api.user.mockRejectedValueOnce(new Error('暂时不行'))
    await expect(session.resume('p')).rejects.toThrow('暂时不行')
    expect(session.state).toEqual({ ...before, token: null, suspended: true })
    expect(kept).toEqual({})
    await session.resume('p')
    expect(session.state).toEqual({ ...before, token: 'token-1' })
  })

  test('T-08 reset clears the rest of it, and then there is nothing to resume', async () => {
    const { session, api } = await suspended()
    session.reset()
    expect(session.state).toMatchObject({ token: null, userid: null, name: '', roles: [], permits: [], menus: [], suspended: false })
    await session.resume('p')
    expect(api.authenticate).not.toHaveBeenCalled()
  })

  test('T-01 who signs in at login instead begins anew, with nothing of the one before', async () => {
    const { session, api } = await suspended()
    api.authenticate.mockResolvedValueOnce({ ...granted, userId: 8 })
    await session.signIn({ username: 'wang', password: 'p' })
    expect(session.state).toMatchObject({ token: 'token-1', userid: 8, name: '', roles: [], permits: [], menus: [], suspended: false })
  })

  test('nothing is resumed that has not ended', async () => {
    const { session, api } = house({ ...signedIn })
    await session.load()
    await session.resume('p')
    expect(api.authenticate).not.toHaveBeenCalled()
    expect(session.state).toMatchObject({ token: 'token-0', suspended: false })
  })
})
