import { readFileSync } from 'node:fs'
import { inRoot } from './root.mjs'

/** The flags of Node under which `npm start` runs the program. A small young generation saves 20 to 50 MB; a single thread sweeps it faster than several. */
export const PROGRAM_FLAGS = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  .scripts.start.split(' ')
  .filter((word) => word.startsWith('--'))
