import { Extension } from '@tiptap/core'
import { Fragment, Slice } from '@tiptap/pm/model'
import { TextSelection, type Command, type EditorState } from '@tiptap/pm/state'
import { getMatchHighlights, getSearchState, search, SearchQuery, setSearchState, type SearchResult } from 'prosemirror-search'

export { findNext, findPrev, replaceAll, replaceNext } from 'prosemirror-search'

/** Marks all places of a text that is searched for. */
export const Finder = Extension.create({ name: 'finder', addProseMirrorPlugins: () => [search()] })

export interface Wanted {
  search: string
  replace: string
  isCaseSensitive: boolean
}

/** Finds and writes each sign as it stands: in the library's own queries `$1` and `$$` of the new text mean something else. */
class PlainQuery extends SearchQuery {
  constructor({ search: text, replace, isCaseSensitive }: Wanted) {
    super({ search: text, replace, caseSensitive: isCaseSensitive, literal: true })
  }

  override getReplacements({ doc, schema }: EditorState, { from, to }: SearchResult) {
    const marks = doc.resolve(from).marksAcross(doc.resolve(to))
    return [{ from, to, insert: new Slice(this.replace ? Fragment.from(schema.text(this.replace, marks)) : Fragment.empty, 0, 0) }]
  }
}

/** Searches for a text, and selects the first place at or behind the caret; an empty text ends the search. */
export const find =
  (wanted: Wanted): Command =>
  (state, dispatch) => {
    const query = new PlainQuery(wanted)
    const tr = setSearchState(state.tr, query)
    const before = getSearchState(state)?.query
    const isOther = before?.search !== wanted.search || before.caseSensitive !== wanted.isCaseSensitive
    const place = isOther ? (query.findNext(state, state.selection.from) ?? query.findNext(state)) : null
    if (place) tr.setSelection(TextSelection.create(tr.doc, place.from, place.to)).scrollIntoView()
    dispatch?.(tr)
    return true
  }

/** The number of places, and which of them is selected: 1 for the first, 0 for none. */
export function placesIn(state: EditorState): { number: number; at: number } {
  const places = getMatchHighlights(state).find()
  const { from, to } = state.selection
  return { number: places.length, at: places.findIndex((place) => place.from === from && place.to === to) + 1 }
}
