/** Counts a look at the page of `/`: the server does not know whether a path behind the hash was meant. A failure is ignored, as in the app. */
export function visit(root: HTMLElement): void {
  const { to = '', path } = root.dataset
  void fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ path }) }).catch(() => undefined)
}
