import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { importGraph } from './import-graph.mjs'
import { root } from './root.mjs'

// `npm test -- --changed`: which tests a change can affect. In doubt, all of them.

const isTest = (file) => /\.(test\.tsx?|e2e\.ts)$/.test(file)
const isBrowserTest = (file) => file.endsWith('.e2e.ts')
const isSource = (file) => /\.(ts|tsx|mjs)$/.test(file)

/** No test runs or reads these, except tests that name them. */
const READ_BY_PEOPLE = /^(docs|bench|demo\/drawing|\.ci)\/|^[^/]+\.md$|^LICENSE$/
/** Every test runs with these. */
const EVERYWHERE = /^(package(-lock)?|tsconfig)\.json$|^(vite|vitest)\.config\.ts$|^\.npmrc$/
/** Vitest loads these before the tests of the server, which do not import them. */
const SERVER_SETUP = /^server\/testing\/(postgres|empty-sites)\.ts$/
const SERVER_TESTS = /^server\/.*\.test\.tsx?$/
/** The browser tests that look at a part of the product. Imports do not tell: every one of them starts the server, which draws the public pages. */
const BROWSER_TESTS = [
  { part: /^e2e\/kit\//, tests: /^e2e\// },
  { part: /^admin\//, tests: /^e2e\/(admin-|thread|start|portal-(contact|visits|head))/ },
  { part: /^portal\//, tests: /^e2e\/(portal-|thread|start|admin-(session|shell|website|products))/ },
  { part: /^(app|contract|demo|server|ui)\//, tests: /^e2e\// },
  { part: /^scripts\/(start|build)\.mjs$|^scripts\/lib\//, tests: /^e2e\/start/ },
]

/** The tests that a change of these files can affect; paths from the root. */
export function affectedTests(changed, files, graph = importGraph(files.filter(isSource)), read = readSource) {
  const tests = files.filter(isTest)
  if (changed.some((file) => EVERYWHERE.test(file))) return tests
  const reached = filesReaching(changed, graph)
  const names = new Set(tests.filter((file) => (isBrowserTest(file) ? changed.includes(file) : reached.has(file))))
  const add = (pattern) => tests.filter((file) => pattern.test(file)).forEach((file) => names.add(file))
  if ([...reached].some((file) => SERVER_SETUP.test(file))) add(SERVER_TESTS)
  for (const { part, tests: own } of BROWSER_TESTS) if (changed.some((file) => part.test(file) && !isTest(file))) add(own)
  for (const file of changed.filter((name) => !isSource(name))) {
    const readers = tests.filter((test) => !isBrowserTest(test) && read(test).includes(file.split('/').at(-1)))
    for (const reader of readers) names.add(reader)
    const isOfBrowser = BROWSER_TESTS.some(({ part }) => part.test(file))
    if (isOfBrowser) add(new RegExp(`^${file.split('/')[0]}/`))
    else if (readers.length === 0 && !READ_BY_PEOPLE.test(file)) return tests
  }
  return tests.filter((file) => names.has(file))
}

/** Returns these files and all that import them, directly or through others. */
function filesReaching(changed, graph) {
  const importers = new Map()
  for (const [file, targets] of graph) for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file])
  const reached = new Set(changed)
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return reached
}

const readSource = (file) => readFileSync(`${root}/${file}`, 'utf8')

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)

/** Returns the files that git tracks or would track. */
export const projectFiles = () => git('ls-files', '-z', '--cached', '--others', '--exclude-standard')

/** Returns the files that differ from a commit, and those that git does not track yet. */
export const changedSince = (commit) => [
  ...git('diff', '--name-only', '--no-renames', '-z', commit),
  ...git('ls-files', '-z', '--others', '--exclude-standard'),
]
