import type { FastifyRequest } from 'fastify'
import { BlockList, isIPv6 } from 'node:net'
import { Problem } from '../../contract/errors.ts'
import type { Sessions } from './sessions.ts'
import { createLimit } from './limits.ts'
import { networkOf } from './networks.ts'
import { isProgram } from './programs.ts'
import { tokenOf } from './request.ts'

/** The class of a caller, which decides the order of work. It gives no rights, so the browser's name is believed. */
export type Kind = 'staff' | 'person' | 'robot' | 'unknown'

/** One request for a reply that must be rendered. */
interface Asking {
  kind: Kind
  /** Call it when the reply turned out to be unchanged: the request then does not count. */
  giveBack(): void
}

export type TellCaller = (request: FastifyRequest) => Promise<Asking>

/** Fresh replies a minute for one network. Cached replies do not count, and a person asks for a new page every few seconds only. */
const A_MINUTE: Record<Exclude<Kind, 'staff'>, number> = { person: 300, robot: 120, unknown: 120 }

/**
 * Classifies callers, and refuses (503) a network that has used up its share of this minute; each node counts by itself. `now` is the time by the
 * database's clock, by which sessions end.
 */
export function createCallers(sessions: Sessions, now: () => number): TellCaller {
  const limits = {
    person: createLimit(A_MINUTE.person, 60),
    robot: createLimit(A_MINUTE.robot, 60),
    unknown: createLimit(A_MINUTE.unknown, 60),
  }
  return async (request) => {
    const kind = await kindOf(request, sessions, now)
    if (kind === 'staff' || mayBeMany(request.ip)) return { kind, giveBack: () => {} }
    const network = networkOf(request.ip)
    await limits[kind].take(network).catch((error: unknown) => {
      throw error instanceof Problem ? new Problem('busy', { data: error.data ?? {} }) : error
    })
    return { kind, giveBack: () => void limits[kind].giveBack(network) }
  }
}

async function kindOf({ headers, raw }: FastifyRequest, sessions: Sessions, now: () => number): Promise<Kind> {
  const token = tokenOf(headers)
  if (token !== null && (await sessions.identify(token, now(), raw)).userId !== null) return 'staff'
  if (headers['user-agent'] && isProgram(headers['user-agent'])) return 'robot'
  // Every browser sends both headers.
  return headers['user-agent'] && headers['accept-language'] ? 'person' : 'unknown'
}

const inside = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  inside.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(network, bits, 'ipv6')

/** True for this machine and for private networks: behind an undeclared proxy, all visitors come from there. */
const mayBeMany = (ip: string) => ip === '' || inside.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
