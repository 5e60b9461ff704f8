/** The state of the location of the login page: a message to show there. */
export interface LoginState {
  said: string
}

/** The path to go to after login: the wanted one if it is a path of the app, else the dashboard. */
export function landing(wanted: string | null): string {
  const isOwn =
    wanted !== null && /^\/(?![/\\])[^\s\\]*$/.test(wanted) && !/^\/(?:login|setup|forgot-password|reset-password)(?:[?/]|$)/.test(wanted)
  return isOwn ? wanted : '/dashboard'
}
