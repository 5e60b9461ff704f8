import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { inRoot, root } from './root.mjs'
import { fail, say } from './say.mjs'
import { hashOf, readStamp, removeStamp, writeStamp } from './stamp.mjs'

const stamp = inRoot('node_modules', '.portico-installed')

/** Installs the packages of package-lock.json, unless they were installed last time. */
export function ensureInstalled() {
  const wanted = `${process.platform}-${process.arch} ${hashOf(root, ['package-lock.json'])}`
  if (readStamp(stamp) === wanted) return
  if (!isInstalledByHand()) install()
  writeStamp(stamp, wanted)
}

// A developer may have run `npm install`: npm then leaves a list of the installed packages. If it is complete, nothing is to be done.
function isInstalledByHand() {
  const list = inRoot('node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  const installed = readPackages(list)
  return Object.entries(readPackages(inRoot('package-lock.json'))).every(
    ([path, wanted]) => path === '' || isForElsewhere(wanted) || installed[path]?.integrity === wanted.integrity,
  )
}

// npm installs only the optional packages for this platform. Packages for a certain C library are not compared, since npm chooses among them.
const isForElsewhere = ({ optional, os, cpu, libc }) =>
  optional && (libc || !os?.includes(process.platform) || !cpu?.includes(process.arch))

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

function install() {
  say('Installing packages (once, about a minute) …')
  removeStamp(stamp)
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawnSync('npm', args, {
    cwd: root,
    env: withoutOwnBin(),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.error) fail(`npm could not be started (${npm.error.message}): it comes with Node, so check that both are installed.`)
  if (npm.status !== 0)
    fail('npm could not install the packages (its message is above): check the network and the disk, then run the same command again.')
}

// Under `npm start`, PATH begins with node_modules/.bin, where the packaged Node is. npm must not run on the Node that it is about to replace.
function withoutOwnBin() {
  const path = process.env.PATH.split(delimiter).filter((folder) => !folder.startsWith(inRoot('node_modules')))
  return { ...process.env, PATH: path.join(delimiter) }
}
