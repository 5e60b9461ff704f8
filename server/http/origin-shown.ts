/**
 * Returns the address and the browser of a session or a sign-in, as whoever holds the account reads them. In demo mode strangers share the accounts, so
 * nobody reads them (B-102c).
 */
export const originShown = ({ ip, browserInfo }: { ip: string; browserInfo: string }, isDemo: boolean) =>
  isDemo ? { ip: '', browserInfo: '' } : { ip, browserInfo }
