import { listen } from './shared.ts'

/** The menu of narrow screens is a `<details>`: Escape, a click on a link and a click outside close it. */
export function menu(root: HTMLElement): () => void {
  const details = root as HTMLDetailsElement
  const close = () => {
    details.open = false
  }
  const outside = ({ target }: Event) => {
    if (!details.contains(target as Node)) close()
  }
  const end = listen(details, {
    keydown: ({ key }) => {
      if (key !== 'Escape' || !details.open) return
      close()
      details.querySelector('summary')?.focus()
    },
    click: ({ target }) => {
      if ((target as Element).closest('a')) close()
    },
  })
  document.addEventListener('click', outside)
  return () => {
    end()
    document.removeEventListener('click', outside)
  }
}
