/** The time that another window has for its answer, in ms; a window that is alive answers in a few. */
const PATIENCE = 250
const CHANNEL = 'portico.windows'

/** A name for this window that no other has; a reload makes another. */
const own = [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('')

/** The windows of this browser that show the back office. Each answers for itself, so a window that crashed is known by its silence. */
export function createWindows(open: () => BroadcastChannel = () => new BroadcastChannel(CHANNEL)) {
  const channel = open()
  channel.addEventListener('message', ({ data }: MessageEvent<{ asked?: string }>) => {
    if (data.asked === own) channel.postMessage({ here: own })
  })

  /** True when the window of this name is open. */
  function isOpen(name: string): Promise<boolean> {
    if (name === own) return Promise.resolve(true)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const stopped = new AbortController()
    const end = (answer: boolean) => {
      stopped.abort()
      resolve(answer)
    }
    channel.addEventListener('message', ({ data }: MessageEvent<{ here?: string }>) => data.here === name && end(true), {
      signal: stopped.signal,
    })
    channel.postMessage({ asked: name })
    setTimeout(() => end(false), PATIENCE)
    return promise
  }
  return { own, isOpen }
}
