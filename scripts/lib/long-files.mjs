import { readFileSync } from 'node:fs'
import { inRoot, root } from './root.mjs'
import { filesIn } from './stamp.mjs'

const folders = ['contract', 'demo', 'server', 'portal', 'admin', 'app', 'e2e', 'bench', 'scripts']
const isSource = /\.(ts|tsx|mjs|css)$/
const mayBeLong = /\.test\.tsx?$|\.e2e\.ts$|^contract\/words\/|^demo\/texts\/|\/generated\/|\.generated\./
const most = 300

/** Returns the source files over 300 lines. Tests, dictionaries, demo texts and generated files may be long. */
export function longFiles() {
  const paths = folders.flatMap((folder) => filesIn(root, folder)).filter((path) => isSource.test(path) && !mayBeLong.test(path))
  return paths.map((path) => ({ path, lines: linesOf(path) })).filter(({ lines }) => lines > most)
}

const linesOf = (path) => readFileSync(inRoot(path), 'utf8').trimEnd().split('\n').length
