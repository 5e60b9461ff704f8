import { describe, expect, test } from 'vitest'
import type { Cookies } from '../browser/cookies.ts'
import { createApp } from './app.ts'
import { createErrorLog } from './error-log.ts'
import { createSettings } from './settings.ts'

function cookiesOf(kept: Record<string, string> = {}): Cookies & { kept: Record<string, string> } {
  return {
    kept,
    get: (name) => kept[name] ?? null,
    set: (name, value) => void (kept[name] = value),
    remove: (name) => void delete kept[name],
  }
}

function storageOf(kept: Record<string, string> = {}) {
  return { kept, getItem: (name: string) => kept[name] ?? null, setItem: (name: string, value: string) => void (kept[name] = value) }
}

describe('the state of the app', () => {
  test('T-12a S-13b starts with an open sidebar, the medium size and a desktop', () => {
    expect(createApp(cookiesOf()).state).toEqual({
      sidebar: { opened: true, withoutAnimation: false },
      language: null,
      size: 'medium',
      device: 'desktop',
    })
  })

  test('S-13a the cookie keeps the sidebar as 1 or 0', () => {
    const cookies = cookiesOf()
    const app = createApp(cookies)
    app.toggleSidebar()
    expect(cookies.kept['sidebarStatus']).toBe('0')
    expect(createApp(cookies).state.sidebar.opened).toBe(false)
    app.toggleSidebar()
    expect(cookies.kept['sidebarStatus']).toBe('1')
  })

  test('S-13 on a phone it closes by itself without touching the cookie; back on a desktop it is as before', () => {
    const cookies = cookiesOf({ sidebarStatus: '1' })
    const app = createApp(cookies)
    app.setDevice('mobile')
    expect(app.state.sidebar).toEqual({ opened: false, withoutAnimation: true })
    app.toggleSidebar()
    app.closeSidebar()
    expect(cookies.kept['sidebarStatus']).toBe('1')
    app.setDevice('desktop')
    expect(app.state.sidebar.opened).toBe(true)
  })

  test('S-06b the cookie `size` keeps the size; an invalid value becomes medium', () => {
    const cookies = cookiesOf()
    createApp(cookies).setSize('mini')
    expect(cookies.kept['size']).toBe('mini')
    expect(createApp(cookies).state.size).toBe('mini')
    expect(createApp(cookiesOf({ size: 'huge' })).state.size).toBe('medium')
  })
})

const usually = (defaultTheme: string) => ({ defaultTheme, frame: { tagsView: true, fixedHeader: false, sidebarLogo: false } })

describe('the state of the settings', () => {
  const usual = { tagsView: true, fixedHeader: false, sidebarLogo: false, showSettings: false, headerHeight: 0, subNavIndex: 0 }

  test('T-12b S-10f S-11b S-11c starts with tabs on, all else off, in the configured colour', () => {
    expect(createSettings(storageOf(), usually('#1890ff')).state).toEqual({ ...usual, theme: '#1890ff', shade: 'light' })
    expect(createSettings(storageOf(), usually('#409EFF')).state.theme).toBe('#409EFF')
  })

  test('S-10 choices are restored; an open panel is not', () => {
    const storage = storageOf()
    const settings = createSettings(storage, usually('#1890ff'))
    settings.show(true)
    settings.choose({ theme: '#00aa55', tagsView: false, shade: 'dark' })
    expect(createSettings(storage, usually('#1890ff')).state).toEqual({ ...usual, theme: '#00aa55', tagsView: false, shade: 'dark' })
  })

  test.each(['x', '[]', '{"theme":"red; } body { display: none","tagsView":"yes","shade":"pink"}'])(
    'a stored value that is not valid is dropped: %s',
    (kept) => {
      expect(createSettings(storageOf({ 'portico.settings': kept }), usually('#1890ff')).state).toEqual({
        ...usual,
        theme: '#1890ff',
        shade: 'light',
      })
    },
  )
})

test('T-11a T-11b the error log takes message, stack, info and url, keeps the newest 200, and is cleared', () => {
  const log = createErrorLog()
  const entry = (message: string) => ({ err: { message, stack: 'at x' }, info: 'in List', url: '/#/user', time: 1 })
  for (let at = 0; at < 300; at += 1) log.add(entry(`${at}`))
  expect(log.state.logs).toHaveLength(200)
  expect(log.state.logs.at(-1)).toEqual(entry('299'))
  log.clear()
  expect(log.state.logs).toEqual([])
})
