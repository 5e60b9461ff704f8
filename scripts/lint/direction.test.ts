import { expect, test } from 'vitest'
import { objection } from './direction.mjs'

test.each([
  ['contract/fields.ts', 'zod'],
  ['contract/fields.ts', './words/index.ts'],
  ['contract/format/date-format.ts', 'dayjs'],
  ['contract/format/amounts.ts', 'nzh/cn'],
  ['contract/schema.ts', './format/email.ts'],
  ['ui/button.tsx', 'react'],
  ['portal/pages/news.tsx', '../../contract/client.ts'],
  ['portal/behaviours/main.ts', './carousel.ts'],
  ['admin/resource/list.tsx', '../../ui/button.tsx'],
  ['app/main.tsx', '../admin/pages.ts'],
  ['server/features/uploads/pictures.ts', '../portal/picture-infos.ts'],
  ['server/pages/render.ts', '../../portal/entry-server.tsx'],
  ['server/crud/store.test.ts', '../../admin/pages.ts'],
  ['e2e/thread.e2e.ts', '../server/start.ts'],
])('%s may import %s', (file, name) => {
  expect(objection(file, name)).toBeNull()
})

test.each([
  ['contract/fields.ts', 'react'],
  ['contract/fields.ts', 'node:fs'],
  ['contract/fields.ts', 'dayjs'],
  ['contract/format/amounts.ts', 'react'],
  ['contract/format/amounts.ts', '../../admin/language/i18n.ts'],
  ['contract/resources/news.ts', '../../server/http/context.ts'],
  ['ui/button.tsx', '../contract/client.ts'],
  ['portal/pages/news.tsx', '../../admin/session/session.ts'],
  ['portal/pages/news.tsx', '../../server/http/context.ts'],
  ['portal/behaviours/main.ts', 'react'],
  ['portal/behaviours/main.ts', '../blocks/carousel.tsx'],
  ['admin/pages.ts', '../portal/routes.ts'],
  ['admin/pages.ts', '../app/guard.ts'],
  ['app/main.tsx', '../server/start.ts'],
  ['server/app.ts', '../portal/entry-server.tsx'],
  ['server/pages/render.ts', '../../portal/routes.ts'],
  ['server/features/uploads/pictures.ts', '../../../portal/routes.ts'],
])('%s may not import %s, and is told why', (file, name) => {
  expect(objection(file, name)).toMatch(/^([\w/]+\/|A behaviour) .+\.$/)
})
