import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/errors.ts'
import { SIGN_ON_BEGIN, SIGN_ON_CALLBACK, SIGN_ON_CHALLENGE } from '../../../contract/features/sign-on.ts'
import type { Environment } from '../../config/environment.ts'
import type { Report } from '../../config/report.ts'
import type { Bus } from '../../db/bus.ts'
import type { Database } from '../../db/engine.ts'
import { ANYONE } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import { createNetworkLimit, type NetworkLimit } from '../../http/network-limit.ts'
import { orGiveBack } from '../../http/or-give-back.ts'
import { newNotes } from '../../http/notes.ts'
import { redactedPath } from '../../http/redacted-path.ts'
import { originOf } from '../../http/request.ts'
import type { Settings } from '../../settings/settings.ts'
import type { CodesFor } from '../codes/codes.ts'
import type { LoginLog } from '../sign-in/login-log.ts'
import { pathOf } from '../../site/addresses.ts'
import { admit } from './admission.ts'
import { createAttempts } from './attempts.ts'
import type { TellUnknown } from './mapping.ts'
import { createProvider } from './provider.ts'
import { SignOnRefusal } from './refusal.ts'
import { SIGN_ON_TICKET } from './tickets.ts'

interface RouteParts {
  environment: Environment
  database: Database
  bus: Bus
  loginLog: LoginLog
  codesFor: CodesFor
  settings: Settings
  /** The server's signing key. */
  key: string
  report: Report
  say: (line: string) => void
}

type Step = (ctx: Context, query: URLSearchParams) => Promise<string>

/** B-61: the two addresses of single sign-on that a browser visits. Each answer leads on: to the provider, or to the login page. */
export function signOnRoutes(app: FastifyInstance, parts: RouteParts) {
  const { begin, comeBack } = createSteps(parts)
  for (const [url, step] of [
    [SIGN_ON_BEGIN, begin],
    [SIGN_ON_CALLBACK, comeBack],
  ] as const) {
    app.route({ method: 'GET', url, exposeHeadRoute: false, handler: (request, reply) => lead(request, reply, step, parts) })
  }
}

function createSteps(parts: RouteParts): { begin: Step; comeBack: Step } {
  const { environment, codesFor, say } = parts
  const { signOn: settings, isDemo, publicUrl } = environment
  const off = () => new SignOnRefusal({ reason: 'off', result: 'ExternalRefused' })
  if (!settings || isDemo) return { begin: () => Promise.reject(off()), comeBack: () => Promise.reject(off()) }
  const attempts = createAttempts(parts.key)
  const provider = createProvider({ settings, redirectUri: publicUrl + SIGN_ON_CALLBACK, say })
  const admission = { settings, bus: parts.bus, codes: codesFor(SIGN_ON_TICKET), isDemo, tellUnknown: onceEach(say) }
  // To begin costs a signature, and a whole company may come from one network in the morning. To come back asks the provider.
  const [beginning, returning] = [createNetworkLimit(1000, 15 * 60), createNetworkLimit(50, 15 * 60)]

  async function begin(ctx: Context, query: URLSearchParams) {
    if (!ctx.settings.offersSignOn) throw off()
    await take(beginning, ctx, parts)
    const challenge = query.get('challenge') ?? ''
    if (!SIGN_ON_CHALLENGE.test(challenge)) throw ended()
    return (await provider.addressFor(attempts.begin(challenge, ctx.now))).href
  }

  async function comeBack(ctx: Context, query: URLSearchParams) {
    if (!ctx.settings.offersSignOn) throw off()
    await take(returning, ctx, parts)
    const attempt = attempts.read(query.get('state') ?? '', ctx.now)
    if (!attempt) throw ended()
    const giveBack = () => returning.giveBack(ctx.origin.ip)
    const ticket = await orGiveBack(giveBack, async () => {
      const identity = await provider.identify(query, attempt)
      return admit(ctx, { attempt, identity }, admission)
    })
    await giveBack()
    return `/#/login?ticket=${ticket}`
  }

  return { begin, comeBack }
}

/** Whatever this browser has begun is over, or it has begun nothing. */
const ended = () => new SignOnRefusal({ reason: 'ended', result: 'ExternalRefused' })

async function take(limit: NetworkLimit, ctx: Context, { loginLog }: RouteParts) {
  await limit.take(ctx.origin.ip).catch((refused: unknown) => {
    if (loginLog.countLockedOut(ctx.origin.ip)) loginLog.addFailure({ ctx, account: '', userId: null }, 'LockedOut')
    throw refused
  })
}

/** Answers with the address to which a step leads; a refusal leads to the login page, which says why. No address holds a claim or a secret of ours. */
async function lead(request: FastifyRequest, reply: FastifyReply, step: Step, parts: RouteParts) {
  const ctx = contextOf(request, parts)
  const query = new URLSearchParams(request.url.slice(pathOf(request.url).length))
  const to = await step(ctx, query).catch((error: unknown) => `/#/login?sso=${reasonOf(error, { request, ctx, parts })}`)
  // The address of this page holds the code, so no other site may learn it.
  return reply.status(302).headers({ location: to, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).send()
}

function reasonOf(error: unknown, { request, ctx, parts }: { request: FastifyRequest; ctx: Context; parts: RouteParts }) {
  if (error instanceof Problem && error.code === 'tooMany') return 'tooMany'
  if (error instanceof SignOnRefusal) {
    const { reason, result, user } = error
    if (reason !== 'off') parts.loginLog.addFailure({ ctx, account: user?.userName ?? '', userId: user?.id ?? null }, result)
    return reason
  }
  parts.report(error, { id: request.id, method: request.method, url: redactedPath(request.url) })
  return 'failed'
}

const contextOf = (request: FastifyRequest, { database, settings }: RouteParts): Context => ({
  database,
  db: database.read,
  caller: { ...ANYONE, userName: 'sign-on' },
  language: request.chosenLanguage,
  origin: originOf(request),
  now: database.now(),
  settings: settings.values,
  notes: newNotes(),
  changed: new Set(),
})

/** Each name that the settings get wrong is told once, to whoever runs the server. */
function onceEach(say: (line: string) => void): TellUnknown {
  const told = new Set<string>()
  return (setting, name) => {
    const line = `The setting ${setting} names ${JSON.stringify(name)}, which is no ${setting === 'OIDC_ROLES' ? 'role' : 'unit'}.`
    if (told.has(line)) return
    told.add(line)
    say(line)
  }
}
