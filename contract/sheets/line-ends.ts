/**
 * Writes each line end between the rows of a text with separators as `\n`: a file that several programs have written holds several kinds, and the rows behind one of
 * another kind would run together. Those within quotation marks belong to their cell and stay.
 */
export function withPlainEnds(text: string, separator: string): string {
  if (!text.includes('\r')) return text
  const sign = String.raw`\u${separator.charCodeAt(0).toString(16).padStart(4, '0')}`
  const cellEnd = new RegExp(String.raw`\r\n?|\n|${sign}`, 'g')
  const quoteEnd = new RegExp(String.raw`"(?:"|(?=\s*(?:$|[\r\n]|${sign})))`, 'g')
  let plain = ''
  let from = 0
  for (;;) {
    cellEnd.lastIndex = text[from] === '"' ? afterQuotes(text, from + 1, quoteEnd) : from
    const end = cellEnd.exec(text)
    if (!end) return plain + text.slice(from)
    plain += text.slice(from, end.index) + (end[0].startsWith('\r') ? '\n' : end[0])
    from = end.index + end[0].length
  }
}

/** The place behind the quotation mark that closes a cell, or the end of the text. Two of them are one that belongs to the cell. */
function afterQuotes(text: string, from: number, quoteEnd: RegExp): number {
  quoteEnd.lastIndex = from
  for (;;) {
    const found = quoteEnd.exec(text)
    if (!found) return text.length
    if (found[0] === '"') return found.index + 1
  }
}
