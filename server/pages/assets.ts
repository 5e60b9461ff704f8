import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { LANGUAGES, type Language } from '../../contract/languages.ts'
import { version } from '../config/version.ts'
import { StartProblem } from '../config/start-problem.ts'

/** The addresses of the scripts and styles that the browser loads. */
export interface Assets {
  /** The app's script and styles, for the page of `/`. */
  app: { script: string; style: string }
  /** The app's script with all that the first list of the back office needs; `words` holds the scripts of each language. */
  staff: { script: string; styles: string[]; preload: string[]; words: Record<Language, string[]> }
  /** The plain pages' small script and their style sheet. */
  plain: { script: string; style: string }
  /** The script of the rich-text editor. */
  editor: string
}

/** The version of the scripts: that of the product, and the digest of the first script, which each change of any script changes. */
export function versionOf({ app }: Assets): string {
  const digest = /-([\w-]{8})\.js$/.exec(app.script)?.[1]
  return digest ? `${version}+${digest}` : version
}

interface ManifestEntry {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
}

type Manifest = Record<string, ManifestEntry>

/** Returns the built assets by the manifest of the build; in development the sources themselves, which Vite serves. */
export function findAssets(publicDir: string, vite?: ViteDevServer): Assets {
  if (vite) return developmentFiles
  const manifest = readManifest(path.join(publicDir, '.vite', 'manifest.json'))
  const file = (source: string) => `/${manifest[source]!.file}`
  const [style, script] = [file('portal/portal.css'), file('app/main.tsx')]
  return {
    app: { script, style },
    staff: staffAssets(manifest, script),
    plain: { script: file('portal/behaviours/main.ts'), style },
    editor: file('admin/resource/kinds/html/engine.ts'),
  }
}

const noWords = { 'zh-CN': [], en: [] }
const developmentFiles: Assets = {
  app: { script: '/app/main.tsx', style: '/portal/portal.css' },
  staff: { script: '/app/main.tsx', styles: [], preload: [], words: noWords },
  plain: { script: '/portal/behaviours/main.ts', style: '/portal/portal.css' },
  editor: '/admin/resource/kinds/html/engine.ts',
}

function staffAssets(manifest: Manifest, script: string): Assets['staff'] {
  // The files are named in vite.config.ts.
  const chunks = chunksOf(manifest, ['app', 'list'])
  const known = new Set(chunks)
  const wordsOf = (language: Language) =>
    chunksOf(manifest, [language, `inside-${language}`]).flatMap((chunk) => (known.has(chunk) ? [] : [`/${chunk.file}`]))
  return {
    script,
    styles: [...(manifest['app/app.css'] ? [manifest['app/app.css'].file] : []), ...chunks.flatMap(({ css = [] }) => css)].map(
      (file) => `/${file}`,
    ),
    preload: chunks.map(({ file }) => `/${file}`).filter((file) => file !== script),
    words: Object.fromEntries(LANGUAGES.map((language) => [language, wordsOf(language)])) as Record<Language, string[]>,
  }
}

/** The scripts of these names, and all that they import. */
function chunksOf(manifest: Manifest, names: readonly string[]): ManifestEntry[] {
  const seen = new Set<ManifestEntry>()
  const visit = (chunk: ManifestEntry | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const imported of chunk.imports ?? []) visit(manifest[imported])
  }
  for (const chunk of Object.values(manifest)) if (names.includes(chunk.name ?? '') && chunk.file.endsWith('.js')) visit(chunk)
  return [...seen]
}

function readManifest(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest
  } catch {
    throw new StartProblem(`The built pages are missing (${path.relative('.', file)}). Run npm start, which builds them.`)
  }
}
