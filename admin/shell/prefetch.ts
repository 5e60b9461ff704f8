// The screens import the shell, so the shell cannot import the screens: the routes register the function that loads a screen.

let load: (key: string) => Promise<unknown> = async () => undefined

export const onPrefetch = (fetch: (key: string) => Promise<unknown>): void => {
  load = fetch
}

/** Fetches the code of a screen before it is opened. A failure is shown when the screen is opened. */
export const prefetch = (key: string): void => void load(key).catch(() => undefined)
