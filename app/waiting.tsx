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

/** What the server rendered into `/` stays until the first page of the router replaces it. */
export const removeServedPage = (): void => document.getElementById('page')?.remove()
