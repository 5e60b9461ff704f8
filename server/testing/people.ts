import { PASSWORD, signIn, type Site } from './site.ts'

const APP = '/abp/services/app'
let number = 0

export interface Person {
  id: number
  roleId: number
  userName: string
  token: string
}

/** A new user, signed in, with a role of their own that grants just these permits. */
export async function hire(site: Site, permits: string[]): Promise<Person> {
  number++
  const userName = `person${number}`
  const role = await site.post(`${APP}/Role/Create`, { name: userName, displayName: userName, grantedPermissions: permits }, 'admin')
  const roleId = role.body.result.id as number
  await site.post(
    `${APP}/User/Create`,
    { userName, name: userName, emailAddress: `${userName}@example.com`, password: PASSWORD, roleIds: [roleId] },
    'admin',
  )
  const { token, id } = await signIn(site, userName)
  return { id, roleId, userName, token }
}

/** The row as the API gives it to the administrator. */
export const rowOf = async (site: Site, service: string, id: number) =>
  (await site.get(`${APP}/${service}/Get?id=${id}`, 'admin')).body.result
