import { internalReference } from '../fields.ts'
import type { Section } from '../sections.ts'

/** The fields that say to whom a row belongs: data scopes are written in them. A new row gets its creator and the creator's first unit. */
export const ownership = {
  unitId: internalReference('organizationUnit', { filter: true }),
  ownerId: internalReference('user', { filter: true }),
}

/** The last part of the form of a resource with these fields. */
export const ownershipSection = { name: 'ownership', fields: [['unitId', 'ownerId']] } as const satisfies Section<keyof typeof ownership>
/** The same in the narrow column. */
export const ownershipBeside = { ...ownershipSection, beside: true } as const
