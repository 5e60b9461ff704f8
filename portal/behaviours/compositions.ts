import { isComposing } from '../../contract/format/composing.ts'

/** The keys that end a composition and that fields, forms and dialogs take for a command. */
const COMMANDS = new Set(['Enter', 'Escape'])

/**
 * Keeps the key that ends the composition of Chinese words from every listener of the page, so that it neither sends nor closes anything. Editors of
 * rich text follow compositions themselves.
 */
export function shieldCompositions(): void {
  const shield = (event: KeyboardEvent) => {
    if (!COMMANDS.has(event.key) || !isComposing(event)) return
    if (event.target instanceof HTMLElement && event.target.isContentEditable) return
    event.stopImmediatePropagation()
    // The composition is over in Safari when the key comes, and the form would be sent.
    if (!event.isComposing) event.preventDefault()
  }
  window.addEventListener('keydown', shield, { capture: true })
}
