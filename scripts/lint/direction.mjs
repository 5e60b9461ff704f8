import { posix } from 'node:path'

/**
 * The rooms of each folder from the ground up: a room imports only from rooms before it. `BESIDE` is the place of the files beside the rooms. Without it
 * they join the rooms: they may import every room, and no room imports them.
 */
const BESIDE = '(files)'
const floors = {
  contract: ['format', BESIDE, 'settings', 'forms', 'resources', 'jobs', 'calls', 'features', 'api', 'words', 'sheets', 'back-office'],
  server: [
    'config',
    'language',
    'db',
    'settings',
    'http',
    'crud',
    'search',
    'publishing',
    'jobs',
    'site',
    'features',
    'pages',
    'seeds',
    'backup',
    'commands',
  ],
  admin: ['browser', 'language', 'state', 'session', 'shell', 'charts', 'resource', 'features', 'examples'],
  'admin/resource': ['data', 'pieces', 'address', 'kinds', 'publishing', 'transfer', 'list', 'form'],
  portal: ['address', 'text', 'page', 'behaviours', 'feeds', 'blocks', 'document', 'layout', 'pages'],
}

/** For each folder: the places it may import from, the packages it may not, and why. Of two that hold a file the longer one decides. */
const house = {
  contract: {
    may: ['contract'],
    not: (name) => name !== 'zod' && !name.startsWith('zod/'),
    why: 'contract/ is what both sides agree on: it stands below every other folder and imports zod and nothing else.',
  },
  // Both sides agree on how moments and amounts are written, and calendars and numerals come from libraries.
  'contract/format': {
    may: ['contract'],
    not: (name) => !/^(zod|dayjs|nzh)(\/|$)/.test(name),
    why: 'contract/format/ says how values are written on both sides: it imports contract/, zod, dayjs and nzh and nothing else.',
  },
  // Browser and server read the same files by the same rules.
  'contract/sheets': {
    may: ['contract'],
    not: (name) => !/^(zod|hucre|papaparse)(\/|$)/.test(name),
    why: 'contract/sheets/ says how sheets are read and written on both sides: it imports contract/, zod, hucre and papaparse and nothing else.',
  },
  demo: {
    may: ['demo', 'contract'],
    why: 'demo/ holds the texts and pictures of the invented company: server/seeds/ loads them.',
  },
  portal: {
    may: ['portal', 'contract'],
    why: 'portal/ imports contract/ only: rules that it shares with admin/ belong there, and it asks the server through the contract.',
  },
  'portal/behaviours': {
    may: ['portal/behaviours', 'contract'],
    not: (name) => /^(react|react-dom|react-router|antd|@tanstack|i18next|react-i18next|zod)(\/|$)/.test(name),
    why: 'A behaviour is sent with every public page: it imports contract/ and its own folder only, and no framework.',
  },
  admin: {
    may: ['admin', 'contract'],
    why: 'admin/ imports contract/ only: rules that it shares with portal/ belong there, and it asks the server through the contract.',
  },
  'admin/examples': {
    may: ['admin', 'contract', 'portal'],
    why: 'An example may show the blocks of the website too: admin/examples/ imports admin/, portal/ and contract/ only.',
  },
  app: {
    may: ['app', 'admin', 'portal', 'contract'],
    why: 'app/ joins portal/ and admin/ in the browser: it asks the server through the contract.',
  },
  server: {
    may: ['server', 'contract', 'package.json'],
    why: 'server/ imports contract/ only; the one door to the portal is portal/entry-server.tsx, for server/pages/.',
  },
  'server/seeds': {
    may: ['server', 'contract', 'demo'],
    why: 'server/seeds/ imports server/, contract/ and demo/ only.',
  },
  'server/pages': {
    may: ['server', 'portal/entry-server.tsx', 'contract'],
    why: 'server/ imports contract/ only; the one door to the portal is portal/entry-server.tsx.',
  },
  'server/site': {
    may: ['server', 'portal/entry-server.tsx', 'contract'],
    why: 'server/ imports contract/ only; the one door to the portal is portal/entry-server.tsx.',
  },
}

const isTest = /\.test\.tsx?$|^(server|admin|portal)\/testing\//

/** Returns the reason that a file (its path from the root) may not import a name, or null when it may. */
export function objection(file, name) {
  const folder = folderOf(file)
  if (!folder || isTest.test(file)) return null
  const { may, not, why } = house[folder]
  if (!name.startsWith('.')) return not?.(name) ? why : null
  const target = posix.join(posix.dirname(file), name)
  if (!may.some((place) => isWithin(target, place))) return why
  return (
    Object.keys(floors)
      .map((house) => climb(house, file, target))
      .find((message) => message !== null) ?? null
  )
}

/** Returns a message for an import that goes up within a folder with floors, else null. */
function climb(folder, file, target) {
  if (!isWithin(file, folder) || !isWithin(target, folder)) return null
  const [from, to] = [file, target].map((path) => roomOf(folder, path))
  if (from === to) return null
  const [lower, upper] = [from, to].map((room) => floorOf(folder, room))
  if (upper >= 0 && upper < lower) return null
  const named = (room) => (room === null ? `the files beside its rooms` : `${folder}/${room}/`)
  const order = floors[folder].join(' → ')
  if (upper < 0) return `${folder}/${to}/ has no floor yet: give it a place in scripts/lint/direction.mjs (${order}).`
  return `${named(from)} must not import ${named(to)}: in ${folder}/ each room imports only from rooms before it (${order}).`
}

/** Returns the floor of a room. Files beside the rooms stand on top unless the folder gives them a place; -1 means no place yet. */
function floorOf(folder, room) {
  const floor = floors[folder].indexOf(room ?? BESIDE)
  return floor < 0 && room === null ? Infinity : floor
}

/** The room of a file, or null when it stands beside the rooms. */
function roomOf(folder, path) {
  const [room, ...rest] = path.slice(folder.length + 1).split('/')
  return rest.length === 0 ? null : room
}

const folderOf = (file) =>
  Object.keys(house)
    .filter((folder) => isWithin(file, folder))
    .sort((a, b) => b.length - a.length)[0]

const isWithin = (path, place) => path === place || path.startsWith(`${place}/`)
