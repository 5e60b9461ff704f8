/** Before the first view: the mark, quietly, where the app will be. */
export const Waiting = () => (
  <div className="app-waiting" aria-hidden="true">
    <span />
  </div>
)
