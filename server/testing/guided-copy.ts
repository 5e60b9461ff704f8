import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changed, stepsOf } from '../../scripts/lib/guide.mjs'
import { ensureInstalled } from '../../scripts/lib/install.mjs'
import { inRoot } from '../../scripts/lib/root.mjs'

const NOT_COPIED = new Set(['node_modules', 'dist', 'data', '.cache', '.git'].map((path) => inRoot(path)))

export const guide = () => readFileSync(inRoot('docs/add-a-resource.md'), 'utf8')

/** Returns a copy of the repository in which docs/add-a-resource.md was followed to the letter. `demo/pictures` is left out unless asked for. */
export function guidedCopy({ pictures = false } = {}): string {
  ensureInstalled()
  const copy = mkdtempSync(join(tmpdir(), 'portico-copy-'))
  const isCopied = (path: string) => !NOT_COPIED.has(path) && (pictures || path !== inRoot('demo/pictures'))
  cpSync(inRoot(), copy, { recursive: true, filter: isCopied })
  symlinkSync(inRoot('node_modules'), join(copy, 'node_modules'))
  for (const step of stepsOf(guide())) follow(copy, step)
  return copy
}

function follow(copy: string, { kind, path, body }: { kind: string; path?: string; body: string }) {
  if (kind === 'sh') execFileSync('sh', ['-ec', body], { cwd: copy, stdio: 'pipe' })
  else if (kind === 'diff') writeFileSync(join(copy, path!), changed(readFileSync(join(copy, path!), 'utf8'), body))
  else writeFileSync(join(copy, path!), body)
}
