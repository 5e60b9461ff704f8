import { RENAMED_ELEMENTS, STORED_VIDEO } from '../../../../../contract/format/html-elements.ts'
import { addressOf, tidyLinks } from './links.ts'
import { listsOfOffice } from './office-lists.ts'
import { looksOf, type Look } from './looks.ts'
import { nestLists } from './nested-lists.ts'
import { takePictures } from './pictures.ts'
import type { Losses } from './losses.ts'
import { renamed } from './renamed.ts'
import { acceptReviews } from './reviews.ts'
import { listsOfWordOnline } from './word-online.ts'

export interface Cleaned {
  html: string
  /** False when nothing but pictures and blanks is left. */
  hasText: boolean
  losses: Losses
  /** The looks that are not kept. */
  looks: Look[]
  /** Pictures that the HTML holds itself; they are uploaded under these ids. */
  embedded: { id: string; file: File }[]
}

/**
 * Prepares HTML of Word, WPS, Feishu, Google Docs, Excel, mail programs and web pages for the editor, and says what cannot be kept.
 * `origin` is the address of this site, whose links and pictures stay.
 */
export function cleaned(html: string, origin: string): Cleaned {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  acceptReviews(body)
  dropHidden(body)
  listsOfOffice(body)
  listsOfWordOnline(body)
  dropMarkers(body)
  nestLists(body)
  nameHeadings(body)
  liftCaptions(body)
  plainWeights(body)
  const looks = looksOf(body)
  const links = tidyLinks(body, origin)
  nearVideos(body, origin)
  const media = dropAll(body, MEDIA)
  const { local, foreign, embedded } = takePictures(body, origin)
  dropEmpty(body)
  const hasText = Boolean(body.textContent.trim() || body.querySelector('table, hr'))
  return { html: body.innerHTML, hasText, losses: { local, foreign, media, links, unfit: 0 }, looks, embedded }
}

/** Films of other sites, frames and formulas. */
const MEDIA = 'iframe, frame, video:not([src]), audio, object, embed, canvas, math, svg:not([aria-hidden=true])'
const NEVER_SHOWN = '.EOP, style, script, meta, link, title, xml, template, noscript, col, colgroup, svg[aria-hidden=true]'

function dropHidden(body: HTMLElement): void {
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
  dropAll(body, NEVER_SHOWN)
  for (const element of body.querySelectorAll('[style]')) if (/display:\s*none|mso-hide:\s*all/i.test(styleOf(element))) element.remove()
  // `o:p`, `w:sdt`, `st1:place`: the elements of Office say nothing that the text does not.
  for (const element of body.querySelectorAll('*')) if (element.localName.includes(':')) element.replaceWith(...element.childNodes)
}

function dropAll(body: HTMLElement, selector: string): number {
  const found = [...body.querySelectorAll(selector)]
  for (const element of found) element.remove()
  return found.length
}

/** The number of a numbered heading stays, without the blanks after it. */
function dropMarkers(body: HTMLElement): void {
  for (const marker of body.querySelectorAll('[style*="mso-list" i]'))
    if (/mso-list:\s*ignore/i.test(styleOf(marker))) marker.replaceWith(`${marker.textContent.trim()} `)
}

function nameHeadings(body: HTMLElement): void {
  for (const element of body.querySelectorAll(Object.keys(RENAMED_ELEMENTS).join())) renamed(element, RENAMED_ELEMENTS[element.localName]!)
  for (const element of body.querySelectorAll('p.MsoTitle, [role=heading]:not(h2, h3, h4)')) renamed(element, `h${levelOf(element)}`)
}

const levelOf = (element: Element) => Math.min(4, Math.max(2, Number(element.getAttribute('aria-level') ?? 2)))

/** Browsers copy whole addresses; those of our own store become paths again. */
function nearVideos(body: HTMLElement, origin: string): void {
  for (const video of body.querySelectorAll('video')) {
    const own = addressOf(video.getAttribute('src')?.trim() ?? '', origin)
    if (own && STORED_VIDEO.test(own)) video.setAttribute('src', own)
    else video.removeAttribute('src')
  }
}

/** The editor's tables have no captions: the words go before the table. */
function liftCaptions(body: HTMLElement): void {
  for (const caption of body.querySelectorAll('caption')) caption.closest('table')?.before(renamed(caption, 'p'))
}

/** Browsers copy the look of headings and header cells, which are bold by themselves. */
function plainWeights(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>(':is(h2, h3, h4, th)[style], :is(h2, h3, h4) [style]'))
    element.style.removeProperty('font-weight')
}

/** Office makes room by empty paragraphs, Google by line breaks between blocks. */
function dropEmpty(body: HTMLElement): void {
  for (const br of body.querySelectorAll('br'))
    if (
      br.parentElement === body ||
      br.hasAttribute('clear') ||
      br.parentElement?.id.startsWith('docs-internal-guid') ||
      br.className === 'Apple-interchange-newline'
    )
      br.remove()
  for (const block of body.querySelectorAll('p, h2, h3, h4'))
    if (!block.textContent.trim() && !block.querySelector('img, br')) block.remove()
}

const styleOf = (element: Element) => element.getAttribute('style') ?? ''
