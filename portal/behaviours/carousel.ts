import { prefersReducedMotion, part, parts, swipeHandlers, listen } from './shared.ts'

const INTERVAL = 5000

/** P-06: fades from slide to slide every five seconds, unless the visitor is looking closer, looking away, or has stopped it. */
export function carousel(root: HTMLElement): () => void {
  const slides = [...root.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')]
  if (slides.length < 2) return () => {}
  const strip = part(root, 'slides')
  const pause = part(root, 'pause')
  const indicators = parts(root, 'indicator')
  let current = 0
  let timer = 0
  let stopped = prefersReducedMotion()
  let hovered = false

  const show = (wanted: number) => {
    const before = current
    current = (wanted + slides.length) % slides.length
    slides.forEach((slide, index) => {
      const active = index === current
      slide.toggleAttribute('data-active', active)
      // Those beside it are laid out, so that the next picture is there before its turn and the last one can fade.
      slide.toggleAttribute('data-near', index === before || index === (current + 1) % slides.length)
      slide.inert = !active
      slide.ariaHidden = active ? null : 'true'
    })
    indicators.forEach((indicator, index) => (indicator.ariaCurrent = index === current ? 'true' : null))
    rest()
  }

  /** Starts the five seconds anew, or holds still while there is a reason to. */
  const rest = () => {
    clearTimeout(timer)
    const playing = !stopped && !hovered && !document.hidden && !root.contains(document.activeElement)
    root.toggleAttribute('data-playing', playing)
    root.toggleAttribute('data-stopped', stopped)
    strip.ariaLive = playing ? 'off' : 'polite'
    pause.ariaLabel = stopped ? pause.dataset.play! : pause.dataset.pause!
    if (playing) timer = window.setTimeout(() => show(current + 1), INTERVAL)
  }

  const keys = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    // The text that had the focus is about to be hidden; the controls stay.
    if (strip.contains(document.activeElement)) part(root, step < 0 ? 'previous' : 'next').focus()
    show(current + step)
  }

  const end = listen(root, {
    click: ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-part]')
      if (button === pause) [stopped, hovered] = [!stopped, false]
      if (button?.dataset.part === 'previous') show(current - 1)
      if (button?.dataset.part === 'next') show(current + 1)
      if (button && indicators.includes(button)) show(indicators.indexOf(button))
      rest()
    },
    keydown: keys,
    pointerenter: ({ pointerType }) => {
      hovered = pointerType === 'mouse'
      rest()
    },
    pointerleave: () => {
      hovered = false
      rest()
    },
    ...swipeHandlers((by) => show(current + by)),
    focusin: rest,
    focusout: () => queueMicrotask(rest),
  })
  document.addEventListener('visibilitychange', rest)
  root.toggleAttribute('data-ready', true)
  show(0)

  return () => {
    end()
    document.removeEventListener('visibilitychange', rest)
    clearTimeout(timer)
    for (const name of ['data-ready', 'data-playing']) root.removeAttribute(name)
    for (const slide of slides) slide.inert = false
  }
}
