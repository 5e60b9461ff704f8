type Router = { state: State; subscribe: (listener: (state: State) => void) => () => void }
type State = { navigation: { state: string } }

/** A page change that takes less shows no bar: it would only flicker. */
const PATIENCE = 120

/** a bar without spinner while a navigation is under way. Its code comes with the first one that takes a while. */
export function followProgress(router: Router): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let end: (() => void) | undefined
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') {
      timer ??= setTimeout(() => {
        end = begin(() => router.state.navigation.state !== 'idle')
      }, PATIENCE)
      return
    }
    clearTimeout(timer)
    timer = undefined
    end?.()
    end = undefined
  })
}

function begin(isStillBusy: () => boolean): () => void {
  const bar = import('nprogress').then(({ default: nprogress }) =>
    nprogress.configure({ showSpinner: false, barSelector: '.bar', template: '<div class="bar" aria-hidden="true"></div>' }),
  )
  void bar.then((nprogress) => isStillBusy() && nprogress.start())
  return () => void bar.then((nprogress) => nprogress.done())
}
