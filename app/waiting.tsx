/** The logo, shown until the first page is there. */
export const Waiting = () => (
  <div className="app-waiting" aria-hidden="true">
    <span />
  </div>
)
