import { expect, test } from 'vitest'
import { start } from '../start.ts'
import { NO_ASSETS, onBothEngines } from '../testing/site.ts'

onBothEngines('The title of the back office', (site) => {
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
})
