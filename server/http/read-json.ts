import type { Budget } from '../../contract/budget.ts'
import { Problem } from '../../contract/errors.ts'
import { refuseReserved } from './refuse-reserved.ts'

/** Parses a body; an empty body, which many clients send with the type, is `{}`. Refuses invalid JSON, too many levels, too many entries and reserved names. */
export function readJson(text: string, budget: Budget): unknown {
  if (text === '') return {}
  refuseUnbounded(text, budget)
  const parsed = parse(text)
  refuseReserved(text, parsed)
  return parsed
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('invalid', { members: { body: 'invalid.json' } })
  }
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const isOpening = (code: number) => code === 0x5b || code === 0x7b
const isClosing = (code: number) => code === 0x5d || code === 0x7d

/** Reads each character once and stops at the first excess. Parsing first would create all entries before they could be counted. */
function refuseUnbounded(text: string, { entries, depth }: Budget) {
  let [level, parts] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfText(text, at)
    else if (isClosing(code)) level--
    else if (code === COMMA || isOpening(code)) {
      if (++parts > entries) throw new Problem('invalid', { members: { body: 'invalid.tooMany' }, values: { max: entries } })
      if (code !== COMMA && ++level > depth) throw new Problem('invalid', { members: { body: 'invalid.tooDeep' }, values: { max: depth } })
    }
  }
}

/** Returns the position of the quotation mark that closes the text which begins at `start`. */
function endOfText(text: string, start: number) {
  let end = text.indexOf('"', start + 1)
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, at: number) {
  let before = at - 1
  while (text.charCodeAt(before) === BACKSLASH) before--
  return (at - before) % 2 === 0
}
