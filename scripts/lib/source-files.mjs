import { root } from './root.mjs'
import { filesIn } from './stamp.mjs'

const folders = ['contract', 'demo', 'server', 'portal', 'admin', 'app', 'bench']
const isSource = /\.tsx?$/
const isTest = /\.test\.tsx?$|\/testing\/|\.d\.ts$/

/** Returns the TypeScript files of the product, without tests and their tools, as paths from the root. */
export const sourceFiles = () =>
  folders.flatMap((folder) => filesIn(root, folder)).filter((path) => isSource.test(path) && !isTest.test(path))
