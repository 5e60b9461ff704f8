/** What whoever leads to login has to say there; in the location's state. */
export interface LoginState {
  said: string
}

/** Only a path of the app itself is followed after login; anything else leads to the dashboard. */
export function landing(wanted: string | null): string {
  const isOwn = wanted !== null && /^\/(?![/\\])[^\s\\]*$/.test(wanted) && !/^\/(?:login|setup)(?:[?/]|$)/.test(wanted)
  return isOwn ? wanted : '/dashboard'
}
