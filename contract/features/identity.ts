import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { resourceEndpoints } from '../calls/resource-endpoints.ts'
import { user } from '../resources/identity.ts'
import { PASSWORD_LENGTH, SIGN_IN } from './sign-in.ts'
import { rowSchema } from '../calls/rows.ts'
import { createSchema, listOf, rowId } from '../schema.ts'
import { plainString } from '../field-schema.ts'

// Sign-in (C-20) and what a signed-in client asks of its own user (C-21).

export { PASSWORD_LENGTH }
/** The server also refuses common passwords. */
export const newPassword = plainString.min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max)
/** Never trimmed, never echoed; longer than any password we set, so that an old long one still signs in. */
const givenPassword = z.string().min(1).max(256)
const name = plainString.trim().min(1).max(256)

/** Either spelling of the name is taken: ABP's own clients send the first. */
export const credentials = z
  .strictObject({
    usernameOrEmailAddress: name.optional(),
    username: name.optional(),
    password: givenPassword,
    rememberClient: z.boolean().optional(),
  })
  .refine((given) => given.usernameOrEmailAddress ?? given.username, {
    path: ['usernameOrEmailAddress'],
    params: { words: 'invalid.required' },
  })

export const tokenView = z.strictObject({
  accessToken: z.string(),
  encryptedAccessToken: z.string(),
  expireInSeconds: z.int(),
  userId: z.int(),
})

export const signIn = {
  authenticate: endpoint({
    ...SIGN_IN.authenticate,
    input: credentials,
    output: tokenView,
    summary: 'Sign in by name or e-mail address and password',
  }),
  logOut: endpoint({ access: 'signedIn', path: '/abp/TokenAuth/LogOut', output: z.null(), summary: 'End this session' }),
  changeRole: endpoint({
    access: 'signedIn',
    path: '/abp/TokenAuth/ChangeRole',
    refusedInDemo: true,
    input: z.strictObject({ role: plainString.min(1).max(32).nullable() }),
    output: tokenView,
    summary: "A session narrowed to one role that one holds, or with null one of all one's roles, in place of this one",
  }),
  setUp: endpoint({
    ...SIGN_IN.setUp,
    input: z.strictObject({ token: z.string().max(200), userName: name, password: newPassword }),
    output: tokenView,
    summary: 'Make the first administrator with the one-time token that the server printed',
  }),
}

/** A node of the menu as this family of clients reads it (T-06); '-1' is the root. */
export interface MenuNode {
  id: string
  pid: string
  text: string
  name: string | null
  url: string | null
  webIcon: string | null
  hidden: boolean
  children: MenuNode[]
}
export const menuNode: z.ZodType<MenuNode> = z
  .strictObject({
    id: z.string(),
    pid: z.string(),
    text: z.string(),
    name: z.string().nullable(),
    url: z.string().nullable(),
    webIcon: z.string().nullable(),
    hidden: z.boolean(),
    get children() {
      return z.array(menuNode)
    },
  })
  .register(z.globalRegistry, { id: 'MenuNode' })

const userRow = rowSchema(user) as unknown as z.ZodObject
/** A user with what the client's session state needs (T-04). */
export const userView = userRow.extend({
  roles: z.array(z.string()),
  roleNames: z.array(z.string()),
  fullName: z.string(),
  ownRoles: z.array(z.strictObject({ name: z.string(), displayName: z.string() })),
  viewingAs: z.string().nullable(),
}) as unknown as z.ZodType<
  z.infer<typeof user extends never ? never : ReturnType<typeof rowSchema<(typeof user)['fields']>>> & {
    roles: string[]
    roleNames: string[]
    fullName: string
    /** All roles of the user, even if this session is narrowed to one; in demo mode those that anyone may look at. */
    ownRoles: { name: string; displayName: string }[]
    /** The role to which this session is narrowed (T-09). */
    viewingAs: string | null
  }
>

const derived = resourceEndpoints(user)
const createInput = (createSchema(user.fields) as unknown as z.ZodObject).extend({ password: newPassword }) as unknown as z.ZodType<
  z.infer<ReturnType<typeof createSchema<(typeof user)['fields']>>> & { password: string }
>

/** The calls that a declaration of the user resource cannot say: every user may read the own record, and passwords. */
export const users = {
  get: endpoint({
    path: derived.get.path,
    access: 'signedIn',
    input: z.strictObject({ id: rowId }),
    output: userView,
    summary: "A user; one's own without a permit",
  }),
  create: endpoint({
    path: derived.create.path,
    access: derived.create.access,
    refusedInDemo: true,
    input: createInput,
    output: derived.create.output,
    summary: 'A new user with a first password',
  }),
  resetPassword: endpoint({
    path: `${SERVICES}/User/ResetPassword`,
    access: { permit: 'User/ResetPassword' },
    refusedInDemo: true,
    input: z.strictObject({ userId: rowId, newPassword }),
    output: z.null(),
    summary: 'A new password for somebody; ends their sessions',
  }),
  changePassword: endpoint({
    path: `${SERVICES}/User/ChangePassword`,
    access: 'signedIn',
    refusedInDemo: true,
    input: z.strictObject({ userId: rowId.optional(), currentPassword: givenPassword, newPassword }),
    output: z.null(),
    summary: "One's own password; ends one's other sessions",
  }),
  grantedFunctions: endpoint({
    path: `${SERVICES}/User/GetGrantedFunctionsByUser`,
    access: 'signedIn',
    input: z.strictObject({ id: rowId }),
    output: listOf(z.strictObject({ name: z.string() })),
    summary: 'The permits a user holds',
  }),
  menuNodes: endpoint({
    path: `${SERVICES}/User/GetMenuNodesByUser`,
    access: 'signedIn',
    input: z.strictObject({ userId: rowId, menuTag: plainString.max(32).default('web') }),
    output: z.array(menuNode),
    summary: 'The menu tree a user sees',
  }),
  menus: endpoint({
    path: `${SERVICES}/User/GetMenusByUser`,
    access: 'signedIn',
    input: z.strictObject({ userId: rowId.optional(), menuTag: plainString.max(32).default('web') }),
    output: listOf(menuNode),
    summary: 'The same as a flat list',
  }),
  defaultMenus: endpoint({
    verbs: ['GET'],
    path: '/api/menus',
    access: 'signedIn',
    body: 'bare',
    output: z.strictObject({ code: z.literal(20000), data: z.array(menuNode) }),
    summary: 'The default menus, of which one sees what one may',
  }),
}

export const session = {
  current: endpoint({
    path: `${SERVICES}/Session/GetCurrentLoginInformations`,
    access: 'anyone',
    summary: "Who is signed in, as ABP's own clients ask at start",
    output: z.strictObject({
      application: z.strictObject({ version: z.string(), features: z.strictObject({}) }),
      user: z
        .strictObject({
          id: z.int(),
          name: z.string(),
          surname: z.string().nullable(),
          userName: z.string(),
          emailAddress: z.string().nullable(),
        })
        .nullable(),
      tenant: z.null(),
    }),
  }),
}
