import { expect, test } from 'vitest'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { start } from '../start.ts'
import { NO_ASSETS, onAnyEngine } from '../testing/site.ts'

interface Refusal {
  error: { message: string }
}

/** `fetch` always sends `Accept-Language`. */
const withoutLanguage = (url: string) =>
  new Promise<string>((resolve, reject) => get(url, (reply) => void text(reply).then(resolve, reject)).on('error', reject))

onAnyEngine('Title and language of the site', (site) => {
  test('R-08c S-11c comes from the configuration, with the page that the app begins with', async () => {
    const named = await start({ ...site.env, APP_TITLE: '自己的后台', DEFAULT_THEME: '#722ed1' }, { quiet: true, assets: NO_ASSETS })
    try {
      const page = await (await fetch(named.url.replace('localhost', '127.0.0.1'))).text()
      const data = JSON.parse(/<script[^>]*id="portico"[^>]*>(.*?)<\/script>/s.exec(page)![1]!)
      expect(data).toMatchObject({ appTitle: '自己的后台', defaultTheme: '#722ed1' })
    } finally {
      await named.close()
    }
  })

  test.each([
    ['0', false],
    ['1', true],
    [undefined, true],
  ] as const)('T-05d B-58c the remote-menu flag is a setting: REMOTE_MENUS=%s tells the back office %s', async (given, told) => {
    const named = await start({ ...site.env, REMOTE_MENUS: given }, { quiet: true, assets: NO_ASSETS })
    try {
      const page = await (await fetch(named.url.replace('localhost', '127.0.0.1'))).text()
      expect(JSON.parse(/<script[^>]*id="portico"[^>]*>(.*?)<\/script>/s.exec(page)![1]!).remoteMenus).toBe(told)
    } finally {
      await named.close()
    }
  })

  test.each(['zh-CN', 'en'] as const)(
    'S-07e S-07f a site in %s speaks it to a client that names no language, and English to a French one',
    async (language) => {
      const named = await start({ ...site.env, SITE_LANGUAGE: language }, { quiet: true, assets: NO_ASSETS })
      const url = named.url.replace('localhost', '127.0.0.1')
      const spoken = async (accepted?: string) => {
        const page = await (await fetch(url, { headers: { 'accept-language': accepted ?? '*' } })).text()
        const { error } = (await (
          await fetch(`${url}/abp/services/app/News/GetAll`, { headers: { 'accept-language': accepted ?? '*' } })
        ).json()) as Refusal
        return [/<html lang="([^"]+)"/.exec(page)?.[1], error.message.includes('登录') ? 'zh-CN' : 'en']
      }
      try {
        // The second round is answered from the cache of pages.
        for (let round = 0; round < 2; round++) {
          expect(await spoken()).toEqual([language, language])
          expect(await spoken('fr-FR,fr;q=0.9')).toEqual(['en', 'en'])
          expect(await spoken('ja-JP')).toEqual(['en', 'en'])
          expect(await spoken('zh-TW')).toEqual(['zh-CN', 'zh-CN'])
        }
        expect(await withoutLanguage(url)).toContain(`<html lang="${language}"`)
      } finally {
        await named.close()
      }
    },
  )
})
