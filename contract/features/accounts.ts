import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { permitOf } from '../resource.ts'
import { user } from '../resources/identity.ts'
import { createdDays, listOf, paging, rowId } from '../schema.ts'
import { signOnLinkId, signOnLinks } from './sign-on-links.ts'
import { way } from './ways.ts'

// The calls by which an administrator reads and changes the account of a person (B-59).

const USER = `${SERVICES}/User`
/** Each of them is a change of a user with all its rules, and a call must end within its time. */
export const MOST_USERS = 100

const one = z.strictObject({ id: rowId })
const many = z.strictObject({ ids: z.array(rowId).min(1).max(MOST_USERS) })
const edits = { access: { permit: permitOf(user, 'Edit') } } as const
const changes = { ...edits, refusedInDemo: true, output: z.null(), timeout: 60_000 } as const

export const accounts = {
  access: endpoint({
    path: `${USER}/GetAccess`,
    access: 'signedIn',
    input: one,
    output: z.strictObject({
      roles: z.array(way),
      /** Each with the names from the top to the unit. */
      units: z.array(z.strictObject({ id: z.int(), path: z.array(z.string()) })),
      /** Each permit with the roles that grant it; the permit for everything is spelled out. */
      permits: z.array(z.strictObject({ name: z.string(), roleIds: z.array(z.int()) })),
    }),
    summary: 'The roles that a user holds and how, their units, and what they may do by which role; one’s own without a permit',
  }),
  sessions: endpoint({
    ...edits,
    path: `${USER}/GetSessions`,
    input: one,
    output: listOf(
      z.strictObject({
        id: z.int(),
        creationTime: z.string(),
        expiryTime: z.string(),
        /** Null in demo mode, where strangers share the accounts. */
        ip: z.string().nullable(),
        browserInfo: z.string(),
        /** The role to which it is narrowed. */
        roleName: z.string().nullable(),
        isCurrent: z.boolean(),
      }),
    ),
    summary: 'The sessions of a user that have not ended, the latest first',
  }),
  endSession: endpoint({
    ...changes,
    path: `${USER}/EndSession`,
    input: z.strictObject({ id: rowId, sessionId: rowId }),
    summary: 'Ends one session of a user at once',
  }),
  endSessions: endpoint({
    ...changes,
    path: `${USER}/EndSessions`,
    input: one,
    summary: 'Ends every session of a user but that of the caller',
  }),
  links: endpoint({
    ...edits,
    path: `${USER}/GetSignOnLinks`,
    input: one,
    output: signOnLinks,
    summary: 'The accounts at providers of single sign-on by which a user signs in',
  }),
  removeLink: endpoint({
    ...changes,
    path: `${USER}/RemoveSignOnLink`,
    input: z.strictObject({ id: rowId, linkId: signOnLinkId }),
    summary: 'Removes the link of another user to an account at a provider, and ends their sessions',
  }),
  signIns: endpoint({
    ...edits,
    path: `${USER}/GetSignIns`,
    input: z.strictObject({ id: rowId, skipCount: paging.skipCount, maxResultCount: paging.maxResultCount, ...createdDays }),
    output: z.strictObject({
      items: z.array(
        z.strictObject({
          id: z.int(),
          creationTime: z.string(),
          result: z.string(),
          ip: z.string().nullable(),
          browserInfo: z.string(),
        }),
      ),
      hasMore: z.boolean(),
    }),
    summary: 'The attempts to sign in to an account, the latest first',
  }),
  locked: endpoint({
    path: `${USER}/GetLockedUsers`,
    access: { permit: permitOf(user, 'View') },
    output: listOf(z.strictObject({ id: z.int(), until: z.string() })),
    summary: 'The users who cannot sign in from some network for a while, after too many wrong passwords from there',
  }),
  unlock: endpoint({ ...changes, path: `${USER}/Unlock`, input: one, summary: 'Lets a user sign in again from every network at once' }),
  batchActivate: endpoint({ ...changes, path: `${USER}/BatchActivate`, input: many, summary: 'Lets users sign in: all of them or none' }),
  batchDeactivate: endpoint({
    ...changes,
    path: `${USER}/BatchDeActivate`,
    input: many,
    summary: 'Shuts users out and ends their sessions: all of them or none',
  }),
}
