import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { pagePath } from '../address/paths.ts'

/** In the app, a click on a plain link navigates behind the `#`, and a click on an anchor scrolls within the page. */
export function useAppLinks() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const href = link?.getAttribute('href')
    if (!href || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link?.target === '_blank' || link?.hasAttribute('download')) return
    if (href.startsWith('#') && !href.startsWith('#/')) {
      event.preventDefault()
      goTo(href.slice(1))
      return
    }
    const page = href.startsWith('/') ? pagePath(href) : null
    if (page === null) return
    event.preventDefault()
    void navigate(page)
  }
}

function goTo(id: string) {
  const target = document.getElementById(id)
  target?.scrollIntoView()
  target?.focus({ preventScroll: true })
}
