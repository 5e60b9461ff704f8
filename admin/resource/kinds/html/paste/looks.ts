/** The kinds of looks that the site does not keep. */
export type Look = 'align' | 'colour' | 'ground' | 'indent'

type Rule = (element: HTMLElement) => boolean

/** Every program writes black, grey and white, and every browser the colour of links; only what somebody chose is worth a word. */
const COLOUR_NAMES =
  /^(?!black$|white$|gr[ae]y$|silver$|\w*gr[ae]y$|window|transparent$|inherit$|initial$|unset$|currentcolor$|auto$|none$)[a-z]+$/i
/** The least distance between the parts of a colour that is no grey. */
const COLOURFUL = 32

const RULES: Record<Look, Rule> = {
  align: (element) =>
    /^(?:center|right|end)$/i.test(element.style.textAlign || (element.getAttribute('align') ?? '')) && !element.closest('td, th'),
  colour: (element) =>
    isColour(element.style.color || (element.getAttribute('color') ?? '')) && !element.closest('a') && !element.querySelector('a'),
  ground: (element) => element.localName === 'mark' || isColour(element.style.backgroundColor),
  indent: (element) =>
    !element.closest('li, td, th') && [element.style.textIndent, element.style.marginLeft].some((length) => parseFloat(length) > 0),
}

/** The kinds of looks of a text that somebody chose and the site does not keep; fonts and sizes come with every text. */
export function looksOf(body: HTMLElement): Look[] {
  const shown = [...body.querySelectorAll<HTMLElement>(':is([style], [align], [color], mark)')].filter(({ textContent }) =>
    textContent.trim(),
  )
  return (Object.keys(RULES) as Look[]).filter((look) => shown.some(RULES[look]))
}

function isColour(given: string): boolean {
  const parts = /^rgba?\((\d+), (\d+), (\d+)/.exec(given)?.slice(1).map(Number)
  return parts ? Math.max(...parts) - Math.min(...parts) > COLOURFUL : COLOUR_NAMES.test(given)
}
