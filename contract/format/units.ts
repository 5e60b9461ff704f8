/** A unit in which products are sold, and how many of a smaller one it holds: `箱/box = 12 台/piece`. */
export interface UnitRule {
  unit: string
  unitEn: string | null
  factor: number
  base: string
  baseEn: string | null
}

const LINE =
  /^([^=\n/\d][^=\n/]{0,15})(?:\/([^=\n/]{1,16}))?=[ \t]*(\d{1,9}(?:\.\d{1,6})?)[ \t]*(?![eE]\d)([^=\n/\d][^=\n/]{0,15})(?:\/([^=\n/]{1,16}))?$/

/** One rule a line; blank lines are left out. Null where some line is no rule. */
export function readUnits(text: string): UnitRule[] | null {
  const rules: UnitRule[] = []
  for (const line of text.split(/\r?\n/).filter((one) => one.trim() !== '')) {
    const [, unit, unitEn, factor, base, baseEn] = LINE.exec(line.trim()) ?? []
    if (!unit || !base || Number(factor) === 0) return null
    rules.push({
      unit: unit.trim(),
      unitEn: unitEn?.trim() || null,
      factor: Number(factor),
      base: base.trim(),
      baseEn: baseEn?.trim() || null,
    })
  }
  return rules
}

/** True where two rules are about the same pair of units, or the rules of a unit lead back to it: then no number that they say is right. */
export function contradict(rules: readonly UnitRule[]): boolean {
  const pairs = new Set(rules.map(({ unit, base }) => `${unit} ${base}`))
  const below = Map.groupBy(rules, ({ unit }) => unit)
  const leadsBack = (unit: string) => {
    const met = new Set(below.get(unit)!.map(({ base }) => base))
    // A set also visits what is added to it meanwhile.
    for (const one of met) for (const { base } of below.get(one) ?? []) met.add(base)
    return met.has(unit)
  }
  return pairs.size < rules.length || [...below.keys()].some(leadsBack)
}

/** The rules that a buyer of something sold by this unit wants to know: those of the unit itself, and those that it is the smaller side of. */
export const rulesOf = (rules: readonly UnitRule[], unit: string | null): UnitRule[] =>
  unit === null ? [] : rules.filter((rule) => [rule.unit, rule.unitEn, rule.base, rule.baseEn].includes(unit))

/** The price of one smaller unit, where the price is that of the larger one; null otherwise. In hundredths, rounded. */
export const priceOfBase = ({ unit, unitEn, factor }: UnitRule, soldBy: string, price: number | null): number | null =>
  price !== null && [unit, unitEn].includes(soldBy) ? Math.round((price / factor) * 100) / 100 : null
