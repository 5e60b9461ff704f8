/** Word's comments: the list behind the text, and the signs in it that lead there. */
const COMMENTS =
  '[style*="mso-element:comment" i], [style*="mso-special-character:comment" i], .MsoCommentReference, .MsoCommentText, .msocomanchor, .msocomoff'

/** Leaves out Word's comments, which are for its writers alone, and accepts its tracked changes: what was inserted stays, what was deleted goes. */
export function acceptReviews(body: HTMLElement): void {
  for (const element of body.querySelectorAll(COMMENTS)) element.remove()
  for (const element of body.querySelectorAll(':is(del, ins)[cite^="mailto:" i]'))
    if (element.localName === 'del') element.remove()
    else element.replaceWith(...element.childNodes)
}
