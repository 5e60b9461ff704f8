import { EDITED_ELEMENTS } from '../../../../contract/format/html-elements.ts'

const EDITED: ReadonlySet<string> = new Set(EDITED_ELEMENTS)

/** True when the editor can show this HTML without a loss. */
export const isKept = (html: string): boolean =>
  [...html.matchAll(/<([a-z][a-z0-9]*)/gi)].every(([, tag]) => EDITED.has(tag!.toLowerCase()))
