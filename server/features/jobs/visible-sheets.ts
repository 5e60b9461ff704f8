import { type Element, elementParser } from './xlsx-parts.ts'

/** Lists the elements of a part in their order. */
function elementsOf(xml: string): Element[] {
  const found: Element[] = []
  elementParser((element) => found.push(element)).end(xml)
  return found
}

/** A sheet of rows that people see: its name, and the part with its rows. */
export interface VisibleSheet {
  name?: string
  part: string
}

/** Lists the sheets that people see; a chart has no rows. */
export function visibleSheets(workbook: string, relations: string): VisibleSheet[] {
  const parts = new Map(
    elementsOf(relations)
      .filter(({ attributes }) => attributes['Type']?.endsWith('/worksheet'))
      .map(({ attributes }) => [attributes['Id'], attributes['Target'] ?? '']),
  )
  return elementsOf(workbook).flatMap(({ name, attributes }) => {
    const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
    const target = name === 'sheet' && (attributes['state'] ?? 'visible') === 'visible' ? parts.get(id) : undefined
    return target ? [{ name: attributes['name'] ?? '', part: target.startsWith('/') ? target.slice(1) : `xl/${target}` }] : []
  })
}
