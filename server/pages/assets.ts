import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { StartProblem } from '../config/start-problem.ts'

/** The addresses of the scripts and styles that the browser loads. */
export interface Assets {
  /** The app's script and styles, for the page of `/`. */
  app: { script: string; style: string }
  /** The plain pages' small script and their style sheet. */
  plain: { script: string; style: string }
}

interface ManifestEntry {
  file: string
  src?: string
  css?: string[]
}

/** Returns the built assets by the manifest of the build; in development the sources themselves, which Vite serves. */
export function findAssets(publicDir: string, vite?: ViteDevServer): Assets {
  if (vite)
    return {
      app: { script: '/app/main.tsx', style: '/portal/portal.css' },
      plain: { script: '/portal/behaviours/main.ts', style: '/portal/portal.css' },
    }
  const manifest = readManifest(path.join(publicDir, '.vite', 'manifest.json'))
  const file = (source: string) => `/${manifest[source]!.file}`
  const style = file('portal/portal.css')
  return { app: { script: file('app/main.tsx'), style }, plain: { script: file('portal/behaviours/main.ts'), style } }
}

function readManifest(file: string): Record<string, ManifestEntry> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestEntry>
  } catch {
    throw new StartProblem(`The built pages are missing (${path.relative('.', file)}). Run npm start, which builds them.`)
  }
}
