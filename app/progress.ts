import nprogress from 'nprogress'

type Router = {
  state: { navigation: { state: string }; initialized: boolean }
  subscribe: (listener: (state: Router['state']) => void) => () => void
}

/** A page change that takes less shows no bar: it would only flicker. */
const PATIENCE = 120

/** a bar without spinner while a navigation is under way. */
export function followProgress(router: Router): void {
  nprogress.configure({ showSpinner: false })
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = ({ navigation, initialized }: Router['state']) => {
    const busy = !initialized || navigation.state !== 'idle'
    if (busy) timer ??= setTimeout(() => nprogress.start(), PATIENCE)
    if (busy) return
    clearTimeout(timer)
    timer = undefined
    nprogress.done()
  }
  follow(router.state)
  router.subscribe(follow)
}
