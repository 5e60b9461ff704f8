import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { foldersOfPackages, native } from './lib/native.mjs'
import { ensureBuilt, ready } from './lib/ready.mjs'
import { inRoot } from './lib/root.mjs'
import { fail, say } from './lib/say.mjs'

// npm run release -- <folder>: writes everything that runs the program on another machine of this kind, Node included (docs/run).

const folder = process.argv[2] && resolve(process.env.INIT_CWD ?? '.', process.argv[2])

await ready()
if (!folder) fail('Name the folder: npm run release -- /opt/portico/1')
if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty: a release gets a folder of its own.`)
const built = await ensureBuilt()
if (built !== 0) process.exit(built)

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))
const names = ['dist', 'demo/pictures', 'demo/documents', 'package.json', 'LICENSE', ...foldersOfPackages(native, packages)]
mkdirSync(join(folder, 'bin'), { recursive: true })
for (const name of names.filter((each) => existsSync(inRoot(each))))
  cpSync(inRoot(name), join(folder, name), { recursive: true, dereference: true })
cpSync(process.execPath, join(folder, 'bin', 'node'), { dereference: true })
chmodSync(join(folder, 'bin', 'node'), 0o755)
say(`Everything that runs is in ${folder}; docs/run tells how to start it.`)
