import { Parser } from 'htmlparser2'

/** The words of a piece of rich text, those of neighbouring paragraphs and cells with this between them. */
export function plainText(html: string, between = ' '): string {
  const blocks = ['']
  const parser = new Parser({
    ontext: (text) => void (blocks[blocks.length - 1] += text),
    onclosetag: (name) => void (INLINE.has(name) || blocks.push('')),
  })
  parser.end(html)
  return blocks
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(between)
}

const INLINE = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'span', 'code', 'mark', 'small'])
