import { isComposing } from '../../contract/format/composing.ts'

/** The keys that end a composition and that fields, forms and dialogs take for a command. */
const ENDING = /^(Enter|Escape)$/
/** The keys that choose among the words of a composition, or change it, and that lists, calendars and menus take for a command. */
const COMMANDS = /^(Enter|Escape|Arrow\w+|Page\w+|Home|End|Tab|Delete|Backspace)$/

/**
 * Keeps the keys of a composition of Chinese words from every listener of the page, so that they neither send, close nor leave anything. Editors of rich text
 * follow compositions themselves.
 */
export function shieldCompositions(): void {
  const shield = (event: KeyboardEvent) => {
    if (!COMMANDS.test(event.key) || !isComposing(event)) return
    if (event.target instanceof HTMLElement && event.target.isContentEditable) return
    event.stopImmediatePropagation()
    // The composition is over in Safari when the key comes, and the form would be sent.
    if (!event.isComposing && ENDING.test(event.key)) event.preventDefault()
  }
  window.addEventListener('keydown', shield, { capture: true })
}
