import { isLink } from '../../../../../contract/format/links.ts'

/** Writes links as the site stores them, and returns how many had no address that visitors could open; their text stays. */
export function tidyLinks(body: HTMLElement, origin: string): number {
  let lost = 0
  for (const link of body.querySelectorAll('a')) {
    const given = link.getAttribute('href') ?? ''
    const href = addressOf(given, origin)
    if (href) tidy(link, href)
    else {
      // A place of the document it came from, as in a table of contents, is no loss.
      if (given && !given.startsWith('#') && link.textContent.trim()) lost += 1
      link.replaceWith(...link.childNodes)
    }
  }
  return lost
}

function tidy(link: HTMLAnchorElement, href: string): void {
  for (const name of link.getAttributeNames()) if (name !== 'title') link.removeAttribute(name)
  link.setAttribute('href', href)
  for (const line of link.querySelectorAll('u')) line.replaceWith(...line.childNodes)
  for (const inner of link.querySelectorAll<HTMLElement>('[style*="text-decoration" i]')) inner.style.removeProperty('text-decoration')
  // Google Docs writes the line around the link.
  const outer = link.parentElement
  if (outer?.childNodes.length === 1 && outer.localName === 'span') outer.style.removeProperty('text-decoration')
}

/** The address on this site as a path, and that of another site whole; null for what cannot be opened. */
export function addressOf(given: string, origin: string): string | null {
  const text = given.trim()
  if (text.startsWith('#') || !text) return null
  if (!/^(https?:)?\/\//i.test(text)) return isLink(text) ? text : null
  const url = URL.parse(text, 'https://x')
  if (!url) return null
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : url.href
}
