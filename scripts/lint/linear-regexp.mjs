import { analyse } from 'scslre'

/** B-06: returns a sentence on why a regular expression can be slow, or null if its time grows in proportion to the length of the text. */
export function slowness(source, flags) {
  const { reports } = analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } })
  const [worst] = reports.toSorted((a, b) => Number(b.exponential) - Number(a.exponential))
  if (!worst) return null
  const time = worst.exponential ? 'exponential' : 'quadratic'
  return `This expression takes ${time} time on a long run of ${worst.character.literal.source}. Cut the text first and say so, or match it another way.`
}
