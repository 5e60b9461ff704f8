import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isBuilt } from '../../scripts/lib/build-stamp.mjs'
import { inRoot } from '../../scripts/lib/root.mjs'

// Carries out a container file without an engine: each stage is an empty folder in which paths of the image are found.

interface Instruction {
  name: string
  value: string
}

/** The container that the last stage describes. */
export interface Image {
  /** The folder that stands for `/` of the image. */
  root: string
  workdir: string
  env: Record<string, string>
  command: string[]
  health: string[]
  user: { uid: number; gid: number }
}

function instructionsOf(file: string): Instruction[] {
  const lines = readFileSync(file, 'utf8').replaceAll('\\\n', ' ').split('\n')
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name, value] = /^([A-Z]+) (.+)$/.exec(line)!
      return { name: name!, value: value! }
    })
}

/** Names of the repository that no instruction sees. */
const ignored = () =>
  new Set(
    readFileSync(inRoot('.dockerignore'), 'utf8')
      .trim()
      .split('\n')
      .map((name) => inRoot(name)),
  )

/**
 * Runs the file's instructions in folders below `scratch`. In place of npm stands a program that takes the packages of this repository, and writes
 * down how it was called. Our own build lies beside the copied sources: they are built again if they are not all that it was made of, as its stamp tells.
 */
export function buildImage(file: string, scratch: string): Image & { npmCalls: string[] } {
  const calls = path.join(scratch, 'npm-calls')
  const bin = standInForNpm(scratch, calls)
  const stages = new Map<string, string>()
  let image = { workdir: '/' } as Image
  for (const { name, value } of instructionsOf(file)) {
    const at = (inside: string) => path.join(image.root, path.resolve(image.workdir, inside))
    if (name === 'FROM') {
      image = { root: path.join(scratch, `stage-${stages.size}`), workdir: '/', env: {}, command: [], health: [], user: { uid: 0, gid: 0 } }
      stages.set(/ AS (\w+)$/.exec(value)?.[1] ?? '', image.root)
      mkdirSync(image.root)
    } else if (name === 'WORKDIR') {
      image.workdir = value
      mkdirSync(at('.'), { recursive: true })
    } else if (name === 'COPY') copy(value, stages, at)
    else if (name === 'RUN') run(value, { cwd: at('.'), root: image.root, bin })
    else if (name === 'ENV') image.env = { ...image.env, ...variablesOf(value) }
    else if (name === 'CMD') image.command = JSON.parse(value)
    else if (name === 'HEALTHCHECK') image.health = JSON.parse(value.slice(value.indexOf('CMD ') + 4))
    else if (name === 'USER') image.user = { uid: Number(value.split(':')[0]), gid: Number(value.split(':')[1]) }
  }
  return { ...image, npmCalls: readFileSync(calls, 'utf8').trim().split('\n') }
}

/** `NAME=value OTHER=value` as an object. */
export const variablesOf = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(' ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))

function copy(value: string, stages: Map<string, string>, at: (inside: string) => string) {
  const words = value.split(' ')
  const stage = /^--from=(\w+)$/.exec(words[0]!)?.[1]
  const to = words.at(-1)!
  const from = words.slice(stage ? 1 : 0, -1)
  const leaveOut = ignored()
  for (const name of from) {
    const source = stage ? path.join(stages.get(stage)!, name) : inRoot(name)
    const target = name !== '.' && to.endsWith('/') ? path.join(at(to), name) : at(to)
    cpSync(source, target, { recursive: true, filter: (each) => stage !== undefined || !leaveOut.has(each) })
    if (source === inRoot('.') && isBuilt()) symlinkSync(inRoot('dist'), path.join(target, 'dist'))
  }
}

/** An absolute path in a command is one of the image. */
function run(command: string, { cwd, root, bin }: { cwd: string; root: string; bin: string }) {
  const inside = command.replaceAll(/(?<= )\/(?=\w)/g, `${root}/`)
  execFileSync('sh', ['-ec', inside], { cwd, stdio: 'pipe', env: { PATH: `${bin}${path.delimiter}${process.env['PATH']}` } })
}

function standInForNpm(scratch: string, calls: string): string {
  const bin = path.join(scratch, 'bin')
  mkdirSync(bin)
  writeFileSync(calls, '')
  writeFileSync(path.join(bin, 'npm'), `#!/bin/sh\necho "$*" >> '${calls}'\nln -s '${inRoot('node_modules')}' node_modules\n`, {
    mode: 0o755,
  })
  if (!existsSync(path.join(bin, 'node'))) symlinkSync(process.execPath, path.join(bin, 'node'))
  return bin
}
