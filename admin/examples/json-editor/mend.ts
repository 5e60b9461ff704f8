/**
 * Gives the tree of the editor the roles that a screen reader needs: its rows are one tree, their children groups in it. The editor itself calls its whole box,
 * tools included, a tree.
 */
export function mend(root: HTMLElement, label: string, pathLabel: string): () => void {
  const work = () => {
    for (const box of root.querySelectorAll('.jse-tree-mode[role=tree]')) box.setAttribute('role', 'group')
    for (const rows of root.querySelectorAll('.jse-tree-mode > .jse-contents:not([role])')) {
      rows.setAttribute('role', 'tree')
      rows.setAttribute('aria-label', label)
    }
    for (const rows of root.querySelectorAll('[role=treeitem] :is(.jse-props, .jse-items):not([role])')) rows.setAttribute('role', 'group')
    for (const icon of root.querySelectorAll('svg[role=presentation][aria-label=""]')) icon.removeAttribute('aria-label')
    for (const button of root.querySelectorAll('.jse-navigation-bar-arrow:not([aria-label])')) button.setAttribute('aria-label', pathLabel)
  }
  work()
  const observer = new MutationObserver(work)
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}
