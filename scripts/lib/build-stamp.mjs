import { inRoot, root } from './root.mjs'
import { hashOf, readStamp } from './stamp.mjs'

const sources = [
  'contract',
  'demo/content.ts',
  'demo/picture-facts.json',
  'demo/texts',
  'server',
  'portal',
  'admin',
  'app',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/lib/bundle.mjs',
  'scripts/lib/native.mjs',
]
const isNotBuilt = (path) => /\.test\.tsx?$|^server\/testing$|^server\/seeds\/.*\.(avif|jpe?g|png|svg|webp)$/.test(path)

/** Returns a hash of all files that the build depends on. */
export const sourcesHash = () => hashOf(root, sources, isNotBuilt)

export const isBuilt = () => readStamp(inRoot('dist', '.stamp')) === sourcesHash()
