import { addressOf, SCREENS } from './screens.ts'

/** Addresses outside the table of screens: those that stand before the shell, and screens that are still to come. */
const OTHERS = ['login', 'setup', 'forgot-password', 'reset-password', '401', '404']

/**
 * The addresses of the back office, without `#`. As plain paths they lead to the app, whose guard decides;
 * `contract/back-office/screens.ts` says what each opens.
 */
export const BACK_OFFICE_PATHS: readonly string[] = [...OTHERS, ...SCREENS.map((screen) => addressOf(screen).slice(1))]
