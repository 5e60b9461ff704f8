import { posix } from 'node:path'

/** For each folder: the places it may import from, the packages it may not, and why. Of two that hold a file the longer one decides. */
const house = {
  contract: {
    may: ['contract'],
    not: (name) => name !== 'zod' && !name.startsWith('zod/'),
    why: 'contract/ is what both sides agree on: it stands below every other folder and imports zod and nothing else.',
  },
  // How moments and amounts are written is agreed between both sides as well, and calendars and numerals are no matter for our own code.
  'contract/format': {
    may: ['contract'],
    not: (name) => !/^(zod|dayjs|nzh)(\/|$)/.test(name),
    why: 'contract/format/ says how values are written on both sides: it imports contract/, zod, dayjs and nzh and nothing else.',
  },
  ui: {
    may: ['ui'],
    not: (name) => name.startsWith('node:'),
    why: 'ui/ holds pieces for the browser that know nothing of this house: hand in what they need as props.',
  },
  portal: {
    may: ['portal', 'contract', 'ui'],
    why: 'portal/ imports contract/ and ui/ only: what it shares with admin/ belongs in ui/, and the server it asks through the contract.',
  },
  'portal/behaviours': {
    may: ['portal/behaviours', 'contract'],
    not: (name) => /^(react|react-dom|react-router|antd|@tanstack|i18next|react-i18next|zod)(\/|$)/.test(name),
    why: 'A behaviour is sent with every public page: it imports contract/ and its own folder only, and no framework.',
  },
  admin: {
    may: ['admin', 'contract', 'ui'],
    why: 'admin/ imports contract/ and ui/ only: what it shares with portal/ belongs in ui/, and the server it asks through the contract.',
  },
  app: {
    may: ['app', 'admin', 'portal', 'contract', 'ui'],
    why: 'app/ joins portal/ and admin/ in the browser: the server it asks through the contract.',
  },
  server: {
    may: ['server', 'contract', 'ui'],
    why: 'server/ imports contract/ and ui/ only; the one door to the portal is portal/entry-server.tsx, for server/pages/.',
  },
  'server/pages': {
    may: ['server', 'portal/entry-server.tsx', 'contract', 'ui'],
    why: 'server/ imports contract/ and ui/ only; the one door to the portal is portal/entry-server.tsx.',
  },
}

const isTest = /\.test\.tsx?$|^server\/testing\//

/** Why a file (its path from the root) may not import a name, or null when it may. */
export function objection(file, name) {
  const folder = folderOf(file)
  if (!folder || isTest.test(file)) return null
  const { may, not, why } = house[folder]
  if (!name.startsWith('.')) return not?.(name) ? why : null
  const target = posix.join(posix.dirname(file), name)
  return may.some((place) => isWithin(target, place)) ? null : why
}

const folderOf = (file) =>
  Object.keys(house)
    .filter((folder) => isWithin(file, folder))
    .sort((a, b) => b.length - a.length)[0]

const isWithin = (path, place) => path === place || path.startsWith(`${place}/`)
