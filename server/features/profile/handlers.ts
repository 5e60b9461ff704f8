import { profile } from '../../../contract/features/profile.ts'
import type { Store } from '../../crud/store.ts'
import { anyEndpoint } from '../../../contract/endpoint.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import type { Messages } from '../messages/messages.ts'
import { withNames } from '../users/names.ts'
import { linksOf, refuseLastWay, removeLink, type Provider } from '../sign-on/links.ts'
import { factorHandlers, provenBy, type OwnFactorParts } from './factors.ts'
import { createOwnData } from './own-data.ts'
import { endOtherSessions, endOwnSession, ownSessions } from './own-sessions.ts'
import { ownSignIns } from './own-sign-ins.ts'

interface ProfileParts extends OwnFactorParts {
  users: Store
  environment: { signOn: Provider; isDemo: boolean }
  messages: Pick<Messages, 'sendMail'>
}

/** B-56: the calls about oneself. The person is the caller, whatever an input says. */
export const profileHandlers = ({ users, environment, messages, ...parts }: ProfileParts): Mounted[] => [
  updateHandler(createOwnData({ users, messages, ...parts })),
  handle(profile.sessions, (_, ctx) => ownSessions(ctx, environment.isDemo)),
  handle(profile.endSession, ({ id }, ctx) => endOwnSession(ctx, id)),
  handle(profile.endOtherSessions, (_, ctx) => endOtherSessions(ctx)),
  handle(profile.signIns, (input, ctx) => ownSignIns(ctx, input, environment.isDemo)),
  handle(profile.links, async (_, ctx) => ({ items: await linksOf(ctx, ctx.caller.userId!, environment.signOn) })),
  provenBy(parts)(profile.removeLink, async (ctx, { id }) => {
    const link = { userId: ctx.caller.userId!, id }
    await refuseLastWay(ctx, link, environment.signOn)
    return removeLink(ctx, link)
  }),
  ...factorHandlers(parts),
]

const updateHandler = ({ check, change }: ReturnType<typeof createOwnData>): Mounted => ({
  endpoint: anyEndpoint(profile.update),
  prepare: check,
  run: async (input, ctx, isProven) => (await withNames(ctx, [await change(input, ctx, isProven)]))[0],
})
