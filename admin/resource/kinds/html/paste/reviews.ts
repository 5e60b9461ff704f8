/** Word's comments: the list behind the text, and the signs in it that lead there. */
const COMMENTS =
  '[style*="mso-element:comment" i], [style*="mso-special-character:comment" i], .MsoCommentReference, .MsoCommentText, .msocomanchor, .msocomoff'

/** Google Docs writes `[a]` for a comment in its exported pages, and the comment itself behind the text. */
const GOOGLE_SIGN = /^\[[a-z]+\]$/

/** Leaves out comments, which are for the writers alone, and accepts Word's tracked changes: what was inserted stays, what was deleted goes. */
export function acceptReviews(body: HTMLElement): void {
  for (const element of body.querySelectorAll(COMMENTS)) element.remove()
  for (const sign of body.querySelectorAll('a[href*="#cmnt"]')) if (GOOGLE_SIGN.test(sign.textContent.trim())) commentOf(sign).remove()
  for (const element of body.querySelectorAll(':is(del, ins)[cite^="mailto:" i]'))
    if (element.localName === 'del') element.remove()
    else element.replaceWith(...element.childNodes)
}

/** A sign brings parts with it: within the text the sign alone, behind the text the comment with all its paragraphs. */
function commentOf(sign: Element): Element {
  const line = sign.getAttribute('href')?.includes('#cmnt_ref') ? sign.closest('p') : null
  if (!line) return sign
  const box = line.parentElement
  return box?.localName === 'div' && box.firstElementChild === line ? box : line
}
