/** An answer that is JSON already: pieces of UTF-8 that together are one value. */
export class WrittenJson {
  readonly pieces: readonly Uint8Array[]
  constructor(pieces: readonly Uint8Array[]) {
    this.pieces = pieces
  }
}

const bytes = (text: string) => Buffer.from(text, 'latin1')
const COMMA = bytes(',')
const END = bytes(']}')

/** Writes a page of a list (wire format: `totalCount`, perhaps `hasMore`, and `items`) from rows that are already JSON. */
export function writtenPage({ totalCount, hasMore }: { totalCount: number; hasMore?: true }, rows: readonly Uint8Array[]): WrittenJson {
  const pieces: Uint8Array[] = [bytes(`{"totalCount":${totalCount},${hasMore ? '"hasMore":true,' : ''}"items":[`)]
  for (const row of rows) pieces.push(row, COMMA)
  if (rows.length > 0) pieces.pop()
  return new WrittenJson([...pieces, END])
}
