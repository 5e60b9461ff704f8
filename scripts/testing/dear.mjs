const STARTS = 'starts the program, each time as its own process, which loads everything anew'
const KILLS = 'kills the program in the midst of its work and starts it again'
const WALK = 'one task through many screens, which cannot be cut without going the way again'

/**
 * Files of tests that may cost more than their budget, each with the reason.
 * @type {Record<string, string>}
 */
export const DEAR = {
  'e2e/admin-looks.e2e.ts': 'looks at every screen with axe, in light and dark and at the width of a phone',
  'e2e/portal-pages.e2e.ts': 'looks at six pages with axe and weighs six more, each in a browser without a cache',
  'e2e/portal-crawl.e2e.ts': 'follows every link of the site in both languages',
  'e2e/portal-articles.e2e.ts': 'opens nine pages with script and without',
  'e2e/admin-products.e2e.ts': WALK,
  'e2e/admin-shell.e2e.ts': 'opens every entry of the menu',
  'e2e/admin-resource.e2e.ts': 'five tasks that every list and form shares',
  'e2e/thread.e2e.ts': WALK,
  'e2e/admin-factors.e2e.ts': WALK,
  'e2e/admin-dashboard.e2e.ts': WALK,
  'server/start-first.test.ts': STARTS,
  'server/start-refusals.test.ts': STARTS,
  'server/stop.test.ts': STARTS,
  'server/commands/portico.test.ts': STARTS,
  'server/commands/copies.test.ts': STARTS,
  'server/crash.test.ts': KILLS,
  'server/jobs/kills.test.ts': KILLS,
  'server/backup/kills.test.ts': KILLS,
  'server/backup/backup.test.ts': 'copies whole sites between the engines and compares every table',
}
