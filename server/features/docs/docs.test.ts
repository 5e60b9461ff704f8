import { expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { onAnyEngine } from '../../testing/site.ts'

onAnyEngine(
  'The documentation of the API',
  (site) => {
    test('is not shown to the public in production, and neither are its scripts and styles', async () => {
      for (const at of ['/docs', '/docs/', '/docs/openapi.json', '/docs/start.js', '/docs/ui/swagger-ui.css'])
        expect([at, (await site.get(at)).status]).toEqual([at, 404])
    })
  },
  { NODE_ENV: 'production' },
)

test('is shown in production when the operator asks for it, and always outside production', () => {
  const isShown = (env: NodeJS.ProcessEnv) => readEnvironment(env).hasApiDocs
  expect(isShown({ NODE_ENV: 'production' })).toBe(false)
  expect(isShown({ NODE_ENV: 'production', API_DOCS: '1' })).toBe(true)
  expect(isShown({ NODE_ENV: 'development' })).toBe(true)
})
