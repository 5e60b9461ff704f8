import { expect, test } from 'vitest'
import { objection } from './direction.mjs'

test.each([
  ['contract/fields.ts', 'zod'],
  ['contract/words/validation.ts', '../errors.ts'],
  ['contract/resources/news.ts', '../declaration.ts'],
  ['contract/format/date-format.ts', 'dayjs'],
  ['contract/format/chinese-amount.ts', 'nzh/cn'],
  ['contract/sheets/text-rows.ts', 'papaparse'],
  ['contract/sheets/workbook.ts', 'hucre/xlsx'],
  ['contract/schema.ts', './format/email.ts'],
  ['portal/pages/news.tsx', '../../contract/client.ts'],
  ['portal/behaviours/main.ts', './carousel.ts'],
  ['admin/shell/theme.ts', '../../contract/format/contrast.ts'],
  ['app/main.tsx', '../admin/routes.tsx'],
  ['server/features/uploads/pictures.ts', '../portal/picture-infos.ts'],
  ['server/pages/render.ts', '../../portal/entry-server.tsx'],
  ['server/crud/store.test.ts', '../../admin/routes.tsx'],
  ['server/pages/routes.ts', '../publishing/published.ts'],
  ['server/app.ts', './pages/routes.ts'],
  ['server/features/users/handlers.ts', '../sign-in/passwords.ts'],
  ['server/seeds/demo/load.ts', '../../../demo/content.ts'],
  ['admin/resource/resource-page.tsx', './form/form-page.tsx'],
  ['admin/features/news/news-page.tsx', '../../resource/resource-page.tsx'],
  ['e2e/thread.e2e.ts', '../server/start.ts'],
])('%s may import %s', (file, name) => {
  expect(objection(file, name)).toBeNull()
})

test.each([
  ['contract/fields.ts', 'react'],
  ['contract/fields.ts', 'node:fs'],
  ['contract/fields.ts', 'dayjs'],
  ['contract/sheets/rows.ts', 'dayjs'],
  ['contract/format/amounts.ts', 'react'],
  ['contract/format/amounts.ts', '../../admin/language/i18n.ts'],
  ['contract/resources/news.ts', '../../server/http/context.ts'],
  ['admin/routes.tsx', '../ui/button.tsx'],
  ['portal/pages/news.tsx', '../../admin/session/session.ts'],
  ['portal/pages/news.tsx', '../../server/http/context.ts'],
  ['portal/behaviours/main.ts', 'react'],
  ['portal/behaviours/main.ts', '../blocks/carousel.tsx'],
  ['admin/routes.tsx', '../portal/routes.ts'],
  ['admin/routes.tsx', '../app/guard.ts'],
  ['app/main.tsx', '../server/start.ts'],
  ['server/app.ts', '../portal/entry-server.tsx'],
  ['server/crud/store.ts', '../../demo/content.ts'],
  ['demo/content.ts', '../server/start.ts'],
  ['server/pages/render.ts', '../../portal/routes.ts'],
  ['server/features/uploads/pictures.ts', '../../../portal/routes.ts'],
])('%s may not import %s, and is told why', (file, name) => {
  expect(objection(file, name)).toMatch(/^([\w/]+\/|A behaviour) .+\.$/)
})

test.each([
  ['contract/fields.ts', './resources/index.ts', 'the files beside its rooms must not import contract/resources/'],
  ['contract/format/links.ts', '../fields.ts', 'contract/format/ must not import the files beside its rooms'],
  ['contract/resources/news.ts', '../features/portal.ts', 'contract/resources/ must not import contract/features/'],
  ['server/db/engine.ts', '../crud/columns.ts', 'server/db/ must not import server/crud/'],
  ['server/http/call.ts', '../features/logs/web-log.ts', 'server/http/ must not import server/features/'],
  ['server/features/users/handlers.ts', '../../app.ts', 'server/features/ must not import the files beside its rooms'],
  ['server/crud/store.ts', '../plumbing/pipe.ts', 'server/plumbing/ has no floor yet'],
  ['admin/session/session.ts', '../routes.tsx', 'admin/session/ must not import the files beside its rooms'],
  ['admin/resource/data/item.ts', '../list/columns.tsx', 'admin/resource/data/ must not import admin/resource/list/'],
  ['portal/blocks/picture.tsx', '../pages/home.tsx', 'portal/blocks/ must not import portal/pages/'],
])('%s may not import %s, a room above it', (file, name, message) => {
  expect(objection(file, name)).toContain(message)
})
