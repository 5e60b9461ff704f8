import { listen, part, parts, prefersReducedMotion, STEPS, swipeHandlers } from './shared.ts'

const INTERVAL = 5000

/** P-06: fades to the next slide every five seconds. It stops while the visitor points at it, focuses it or has paused it, and in a hidden tab. */
export function carousel(root: HTMLElement): () => void {
  const slides = [...root.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')]
  if (slides.length < 2) return () => {}
  const indicators = parts(root, 'indicator')
  let current = 0
  let timer = 0
  let [stopped, hovered] = [prefersReducedMotion(), false]

  const show = (wanted: number) => {
    const before = current
    current = (wanted + slides.length) % slides.length
    markSlides(slides, current, before)
    indicators.forEach((indicator, index) => (indicator.ariaCurrent = index === current ? 'true' : null))
    restart()
  }

  /** Starts the five seconds again, or stops the clock while the carousel must not move. */
  const restart = () => {
    clearTimeout(timer)
    const playing = !stopped && !hovered && !document.hidden && !root.contains(document.activeElement)
    markState(root, playing, stopped)
    if (playing) timer = window.setTimeout(() => show(current + 1), INTERVAL)
  }

  const hover = (isOver: boolean) => {
    hovered = isOver
    restart()
  }

  const click = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[data-part]')
    const name = button?.dataset.part ?? ''
    if (name === 'pause') [stopped, hovered] = [!stopped, false]
    if (STEPS[name]) show(current + STEPS[name])
    if (name === 'indicator') show(indicators.indexOf(button!))
    restart()
  }

  const end = listen(root, {
    click,
    keydown: (event) => moveByKeys(event, root, (step) => show(current + step)),
    pointerenter: ({ pointerType }) => hover(pointerType === 'mouse'),
    pointerleave: () => hover(false),
    ...swipeHandlers((step) => show(current + step)),
    focusin: restart,
    focusout: () => queueMicrotask(restart),
  })
  document.addEventListener('visibilitychange', restart)
  root.toggleAttribute('data-ready', true)
  show(0)

  return () => {
    end()
    document.removeEventListener('visibilitychange', restart)
    clearTimeout(timer)
    for (const name of ['data-ready', 'data-playing']) root.removeAttribute(name)
    for (const slide of slides) slide.inert = false
  }
}

function markSlides(slides: HTMLElement[], current: number, before: number) {
  slides.forEach((slide, index) => {
    const isActive = index === current
    slide.toggleAttribute('data-active', isActive)
    // The slides next to it are laid out, so that the next picture is loaded before its turn and the last one can fade.
    slide.toggleAttribute('data-near', index === before || index === (current + 1) % slides.length)
    slide.inert = !isActive
    slide.ariaHidden = isActive ? null : 'true'
  })
}

function markState(root: HTMLElement, playing: boolean, stopped: boolean) {
  const pause = part(root, 'pause')
  root.toggleAttribute('data-playing', playing)
  root.toggleAttribute('data-stopped', stopped)
  part(root, 'slides').ariaLive = playing ? 'off' : 'polite'
  pause.ariaLabel = pause.dataset[stopped ? 'play' : 'pause']!
}

function moveByKeys(event: KeyboardEvent, root: HTMLElement, move: (step: number) => void) {
  const step = STEPS[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  // The focused text is about to be hidden, so the focus moves to a button, which stays.
  if (part(root, 'slides').contains(document.activeElement)) part(root, step < 0 ? 'previous' : 'next').focus()
  move(step)
}
