/** Puts an element of another name in the place of this one, with its content and style. */
export function renamed(element: Element, name: string): HTMLElement {
  const next = element.ownerDocument.createElement(name)
  const style = element.getAttribute('style')
  if (style) next.setAttribute('style', style)
  next.append(...element.childNodes)
  element.replaceWith(next)
  return next
}
