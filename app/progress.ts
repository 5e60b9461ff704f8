type Router = { state: State; subscribe: (listener: (state: State) => void) => () => void }
type State = { navigation: { state: string } }

/** In ms. A faster change of page shows no bar, which would only flicker. */
const PATIENCE = 120

/** a bar without spinner during a navigation. Its code is fetched by the first slow navigation. */
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
