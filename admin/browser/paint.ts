import { shadeFor } from '../../contract/format/contrast.ts'

/** Sets the chosen colour on the document, and the shade of it that carries white text. */
export function paint(colour: string): void {
  document.documentElement.style.setProperty('--brand', colour)
  document.documentElement.style.setProperty('--brand-shade', shadeFor(colour))
}
