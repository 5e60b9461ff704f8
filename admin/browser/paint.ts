import { shadeFor } from '../../contract/format/contrast.ts'

/** Tells the page the chosen colour, and the shade of it that white text stands on. */
export function paint(colour: string): void {
  document.documentElement.style.setProperty('--brand', colour)
  document.documentElement.style.setProperty('--brand-shade', shadeFor(colour))
}
