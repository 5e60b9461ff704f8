import { Component as audit } from './audit-log-page.tsx'
import { Component as changes } from './entity-change-page.tsx'
import { Component as login } from './login-log-page.tsx'
import { Component as web } from './web-log-page.tsx'

/** The screens of the logs by their names. */
export const logScreens = { web, audit, login, changes }
