import type { DataScopes } from '../../contract/data-scopes.ts'

export interface DemoUnit {
  /** Named by people and enquiries. */
  key: string
  displayName: string
  displayNameEn: string
  /** The user name of a person. */
  head: string
  /** Names of roles that every member holds. */
  roles?: string[]
  below?: DemoUnit[]
}

export interface DemoRole {
  name: string
  displayName: string
  displayNameEn: string
  description: string
  descriptionEn: string
  grantedPermissions: string[]
  dataScopes: DataScopes
}

export interface DemoPerson {
  userName: string
  /** The whole name, as lists show it. */
  name: string
  /** The key of a unit; the company itself without one. */
  unit?: string
  /** Names of roles beside those of the unit. */
  roles: string[]
}
