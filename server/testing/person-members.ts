import { z } from 'zod'
import type { Endpoint } from '../../contract/endpoint.ts'
import { serviceOf } from './access-table.ts'

/** The words by which a member of an input says that it names a person. */
const PERSON =
  /^(user|users|username|owner|owners|head|heads|successor|person|persons|people|member|members|holder|holders|creator|staff|leader|manager|assignee|receiver)$/

const wordsOf = (member: string) => member.split(/(?=[A-Z])/).map((word) => word.toLowerCase())

/** Returns the members of an input, at any depth, that name a person; in a call of users every id does. */
export function personMembers(endpoint: Endpoint): string[] {
  const isOfUsers = serviceOf(endpoint) === 'User'
  const members = membersIn(z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }))
  return members.filter((member) => wordsOf(member).some((word) => PERSON.test(word)) || (isOfUsers && /^ids?$/.test(member)))
}

function membersIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inside = Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties' && typeof value === 'object' && value !== null
      ? [...Object.keys(value), ...Object.values(value).flatMap(membersIn)]
      : membersIn(value),
  )
  return [...new Set(inside)]
}
