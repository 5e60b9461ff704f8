import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
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
/** Vitest loads these before the tests of a project, which do not import them. */
const SETUPS = [
  { setup: /^server\/testing\/(postgres|empty-sites)\.ts$/, kit: /^server\/testing\//, tests: /^server\/.*\.test\.tsx?$/ },
  { setup: /^e2e\/kit\/demo-site\.ts$/, kit: /^e2e\/kit\//, tests: /^e2e\/.*\.e2e\.ts$/ },
]
/** Tests that start the program import this file; the program is built of PROGRAM_PARTS, which no import tells. */
const PROGRAM = 'server/testing/program.ts'
const PROGRAM_PARTS = /^server\/(main|commands\/[^/]+|(.+\/)?[^/]+\.worker)\.ts$/
/** The first file of the program, which one browser test starts as an operator does. */
const MAIN = 'server/main.ts'
/** The company of the demo reads the files beside it. */
const DEMO_FILES = /^demo\/(?!drawing\/)/
const DEMO = 'demo/content.ts'

const OF_BACK_OFFICE = /^e2e\/(admin-|thread|start|portal-(contact|visits|head))/
const OF_PUBLIC_PAGES = /^e2e\/(portal-|thread|start|admin-(session|shell|website|products))/
/** The browser tests that look at a part of the product; the first row that fits counts. Imports do not tell: each test starts the server, which draws the public pages. */
const BROWSER_TESTS = [
  { part: /^(admin\/|contract\/words\/[^/]+\/admin)/, tests: OF_BACK_OFFICE },
  { part: /^(portal\/|contract\/words\/[^/]+\/portal)/, tests: OF_PUBLIC_PAGES },
  { part: /^(app|contract)\//, tests: /^e2e\// },
  { part: /^scripts\/(start|build)\.mjs$|^scripts\/lib\//, tests: /^e2e\/start/ },
]
/** Browser tests import these, or files that import these. */
const IMPORTED_BY_BROWSER_TESTS = /^(server|demo|e2e)\//

/** The tests that a change of these files can affect; paths from the root. */
export function affectedTests(changed, files, graph = graphOf(files), read = readSource) {
  const tests = files.filter(isTest)
  if (changed.some((file) => EVERYWHERE.test(file))) return tests
  const causes = changed.map((file) => (DEMO_FILES.test(file) && !isSource(file) ? DEMO : file))
  const importers = importersIn(graph)
  const reached = filesReaching(causes, importers)
  const reachedInBrowser = filesReaching(causes.filter(isImportedByBrowserTests), importers)
  const names = new Set(tests.filter((file) => (isBrowserTest(file) ? reachedInBrowser : reached).has(file)))
  const add = (pattern) => tests.filter((file) => pattern.test(file)).forEach((file) => names.add(file))
  if (reached.has(MAIN)) add(/^e2e\/start/)
  for (const { setup, kit, tests: own } of SETUPS) {
    const kits = filesReaching(
      changed.filter((file) => kit.test(file) && !isTest(file)),
      importers,
    )
    if ([...kits].some((file) => setup.test(file))) add(own)
  }
  for (const file of changed.filter((name) => !isTest(name))) {
    const lookers = BROWSER_TESTS.find(({ part }) => part.test(file))
    if (lookers) add(lookers.tests)
    if (isSource(file)) continue
    const readers = tests.filter((test) => !isBrowserTest(test) && reads(test, read(test), file))
    for (const reader of readers) names.add(reader)
    if (!lookers && readers.length === 0 && !DEMO_FILES.test(file) && !READ_BY_PEOPLE.test(file)) return tests
  }
  return tests.filter((file) => names.has(file))
}

const isImportedByBrowserTests = (file) => IMPORTED_BY_BROWSER_TESTS.test(file)

/** True if a test names the file, or the folder that the file lies in, in the same part of the product (`'../styles/'`). */
function reads(test, source, file) {
  const [part, folder, name] = [file.split('/')[0], posix.dirname(file), posix.basename(file)]
  return source.includes(name) || (test.startsWith(`${part}/`) && source.includes(`/${posix.basename(folder)}/'`))
}

/** The imports of all sources, and of the program that tests start. */
function graphOf(files) {
  const graph = importGraph(files.filter(isSource), { withWorkers: true })
  const parts = files.filter((file) => PROGRAM_PARTS.test(file) && !isTest(file))
  return graph.set(PROGRAM, new Set([...(graph.get(PROGRAM) ?? []), ...parts]))
}

function importersIn(graph) {
  const importers = new Map()
  for (const [file, targets] of graph) for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file])
  return importers
}

/** Returns these files and all that import them, directly or through others. */
function filesReaching(files, importers) {
  const reached = new Set(files)
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return reached
}

const readSource = (file) => readFileSync(`${root}/${file}`, 'utf8')
