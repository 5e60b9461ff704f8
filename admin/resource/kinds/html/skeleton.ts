/** Elements that say nothing by themselves. The table of the editor has no sections: header cells tell the head. */
const SILENT = new Set(['p', 'div', 'span', 'thead', 'tbody', 'body'])
/** Elements that are there even without text. */
const STANDING = new Set([
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'td',
  'th',
  'blockquote',
  'pre',
  'h2',
  'h3',
  'h4',
  'hr',
  'img',
  'video',
  'figure',
  'figcaption',
])
const INLINE = new Set(['a', 'strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'span', 'small', 'img'])
const SYNONYMS: Readonly<Record<string, string>> = { b: 'strong', i: 'em' }
const BREAK = '¶'

/**
 * Returns the content of HTML without its spelling: each run of text with the elements around it, the breaks between paragraphs, and what stands without
 * text. Two texts with the same skeleton look the same.
 */
export function skeletonOf(html: string): string {
  const tokens: string[] = []
  walk(new DOMParser().parseFromString(html, 'text/html').body, [], tokens)
  // A break at the begin or end of something that stands, or of the text, is no break.
  return tokens.filter((token, at) => token !== BREAK || (isText(tokens[at - 1]) && isText(tokens[at + 1]))).join('\n')
}

const isText = (token: string | undefined) => token?.startsWith('"') ?? false

function walk(parent: Node, around: readonly string[], tokens: string[]): void {
  for (const node of parent.childNodes) {
    if (node instanceof Text) addText(node.data.replaceAll(/\s+/g, ''), around, tokens)
    else if (node instanceof Element) addElement(node, around, tokens)
  }
}

function addElement(element: Element, around: readonly string[], tokens: string[]): void {
  const tag = nameOf(element)
  const isInline = INLINE.has(tag)
  const shown = tag + attributesOf(element)
  const isSilent = SILENT.has(tag) || (tag === 'a' && !element.getAttribute('href')) || (tag === 'code' && around.at(-1) === 'pre')
  if (!isInline) addBreak(tokens)
  if (tag === 'img') tokens.push(`<${shown}> ${linkIn(around)}`)
  else if (STANDING.has(tag)) tokens.push(`<${shown}>`)
  walk(element, isSilent ? around : [...around, shown], tokens)
  if (!isInline) addBreak(tokens)
}

function addText(text: string, around: readonly string[], tokens: string[]): void {
  if (!text) return
  const last = tokens.at(-1)
  const within = ` in ${[...new Set(around)].toSorted().join(' ')}`
  if (last && isText(last) && last.endsWith(`"${within}`)) tokens.splice(-1, 1, last.slice(0, -within.length - 1) + text + `"${within}`)
  else tokens.push(`"${text}"${within}`)
}

function addBreak(tokens: string[]): void {
  if (tokens.at(-1) !== BREAK) tokens.push(BREAK)
}

const nameOf = (element: Element) => SYNONYMS[element.localName] ?? element.localName

/** A picture that is a link stays one. Other marks do not show on pictures. */
const linkIn = (around: readonly string[]) => around.find((shown) => /^a\b/.test(shown)) ?? ''

const attributesOf = (element: Element): string =>
  [...element.attributes]
    .filter(({ name, value }) => !isImplied(name, value))
    .map(({ name, value }) => ` ${name}=${value}`)
    .toSorted()
    .join('')

/** A span of 1 and the direction of a head's cells go without saying. */
const isImplied = (name: string, value: string) =>
  /^(col|row)span$/.test(name) ? value === '1' : (name === 'scope' && value === 'col') || (name === 'start' && value === '1')
