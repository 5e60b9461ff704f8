/** A number or date of a spreadsheet that its reader sees as another text: 0.15 as `15%`. As a text it is what its reader sees. */
export class ShownCell {
  readonly raw: number | Date
  readonly #shown: string

  constructor(raw: number | Date, shown: string) {
    this.raw = raw
    this.#shown = shown
  }

  toString(): string {
    return this.#shown
  }
}

/** Returns what lies behind a cell. */
export const rawOf = <T>(cell: T): Exclude<T, ShownCell> | number | Date =>
  cell instanceof ShownCell ? cell.raw : (cell as Exclude<T, ShownCell>)
