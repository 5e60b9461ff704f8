import { existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Environment } from '../../../config/environment.ts'
import { findingsOf, type Finding } from './finding.ts'

const OLDEST_NODE = 20
const MB = 1024 ** 2
/** Uploads are refused below the first, requests are not logged below the second. */
const [LEAST_MB, SCANT_MB] = [500, 2048]

export function nodeState(): Finding {
  const { ok, fault } = findingsOf('node')
  const major = Number(process.versions.node.split('.')[0])
  return major >= OLDEST_NODE ? ok(process.version) : fault(`${process.version} is too old: ${OLDEST_NODE} or newer is needed.`)
}

/** The free space for the data and for the backups. */
export function diskState({ dataDir, backupDir }: Environment): Promise<Finding[]> {
  return Promise.all(
    [dataDir, backupDir].map(async (folder) => {
      const { bavail, bsize } = await statfs(existing(path.resolve(folder)))
      return spaceState(folder, Math.floor((bavail * bsize) / MB))
    }),
  )
}

/** Judges the free megabytes of a folder. */
export function spaceState(folder: string, free: number): Finding {
  const { ok, warning, fault } = findingsOf('disk')
  const says = `${folder} has ${free} MB of free space`
  if (free < LEAST_MB) return fault(`${says}: uploads are refused. Make room.`)
  return free < SCANT_MB ? warning(`${says}, which will soon be too little.`) : ok(`${says}.`)
}

/** The folder itself, or the nearest one above it that there is. */
const existing = (folder: string): string => (existsSync(folder) ? folder : existing(path.dirname(folder)))

/** Nobody else on this machine may read the data. */
export function rightsState({ dataDir, backupDir }: Environment): Finding {
  const { ok, warning } = findingsOf('rights')
  const open = [dataDir, backupDir].filter((folder) => existsSync(folder) && (statSync(folder).mode & 0o077) !== 0)
  return open.length === 0
    ? ok('Only the user of the server can read the data.')
    : warning(`Other users of this machine can read ${open.join(' and ')}: chmod 700 takes that right away.`)
}

/** A server behind a proxy that it does not know takes all visitors for one. */
export function proxyState({ publicUrl, hasPublicUrl, trustProxy }: Environment): Finding {
  const { ok, warning } = findingsOf('proxy')
  if (!hasPublicUrl) return warning('PUBLIC_URL is not set: links in mail and in search engines would lead to localhost.')
  if (trustProxy) return ok(`${publicUrl}, behind ${trustProxy.join(', ')}.`)
  return publicUrl.startsWith('https:')
    ? warning('PUBLIC_URL is https, and TRUST_PROXY is not set: the limits of sign-in would take all visitors for one. Name the proxy.')
    : ok(`${publicUrl}, without a proxy.`)
}
