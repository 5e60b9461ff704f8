/** A part of a rich text: HTML, or a form that stands between. */
export type TextPart = { html: string } | { form: number }

/** The forms of a text that are shown; each costs the page a read. */
const MOST_FORMS = 5

// The sanitiser writes attributes in double quotes, without `>`, and closes every element. It keeps only numbers in `data-form`.
const MARKER = /<p data-form="(\d+)">[^]*?<\/p>/g
const MARKER_HERE = new RegExp(MARKER.source, 'y')
const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g
const VOID = new Set(['br', 'hr', 'img'])

/** The ids of the forms that a text names, each once. */
export const formIdsIn = (html: string): number[] =>
  [...new Set([...html.matchAll(MARKER)].map(([, id]) => Number(id)))].slice(0, MOST_FORMS)

/**
 * Divides a text at the forms in it. A form within a list, a quotation or a table, and one that is there already, stays a link to its own page; of a form that `isThere` does not know
 * nothing remains.
 */
export function textParts(html: string, isThere: (form: number) => boolean): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  const shown = new Set<number>()
  for (const { at, to, form } of markersIn(html)) {
    if (shown.has(form)) continue
    shown.add(form)
    parts.push({ html: html.slice(from, at) }, ...(isThere(form) ? [{ form }] : []))
    from = to
  }
  return [...parts, { html: html.slice(from) }].flatMap((part): TextPart[] => {
    if ('form' in part) return [part]
    const kept = part.html.replaceAll(MARKER, (marker, id: string) => (isThere(Number(id)) ? marker : ''))
    return kept.trim() === '' ? [] : [{ html: kept }]
  })
}

/** The places of the forms that stand in no other element. */
function* markersIn(html: string): Generator<{ at: number; to: number; form: number }> {
  if (!html.includes('data-form')) return
  let depth = 0
  TAG.lastIndex = 0
  for (let tag = TAG.exec(html); tag; tag = TAG.exec(html)) {
    const [, slash, name] = tag
    MARKER_HERE.lastIndex = tag.index
    const marker = depth === 0 ? MARKER_HERE.exec(html) : null
    if (marker) {
      yield { at: tag.index, to: MARKER_HERE.lastIndex, form: Number(marker[1]) }
      TAG.lastIndex = tag.index + marker[0].length
    } else if (!VOID.has(name!)) depth += slash ? -1 : 1
  }
}
