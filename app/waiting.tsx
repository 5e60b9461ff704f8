import { useLayoutEffect } from 'react'

/** The logo, shown until the first page is there. With it goes what the server drew: the home page, or a picture of the shell. */
export const Waiting = () => {
  useLayoutEffect(() => removeServedPage, [])
  return (
    <div className="app-waiting" aria-hidden="true">
      <span />
    </div>
  )
}

/** Removes the page that the server drew into `/`; it stays until the router has its first page. */
export const removeServedPage = (): void => document.getElementById('page')?.remove()
