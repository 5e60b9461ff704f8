import { execFileSync } from 'node:child_process'
import { root } from './root.mjs'

const UNTRACKED = ['--others', '--exclude-standard']

/** Returns the files that git tracks or would track, as paths from the folder. Throws where git cannot tell, as the next one does. */
export const projectFiles = (folder = root) => filesOf(['ls-files', '-z', '--cached', ...UNTRACKED], folder)

/** Returns the files that differ from a commit, and those that git does not track yet. */
export const changedSince = (commit) => [
  ...filesOf(['diff', '--name-only', '--no-renames', '-z', commit]),
  ...filesOf(['ls-files', '-z', ...UNTRACKED]),
]

const filesOf = (words, folder = root) =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\0')
    .filter(Boolean)
