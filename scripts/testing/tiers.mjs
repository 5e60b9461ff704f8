/** The tests of the gate, by the tags of vitest.config.ts: each rule once, where it is cheapest. */
const GATE = '(!twin || engine) && !whole && (!browser || walk)'

/** The same for one test. */
export const isInGate = (tags) =>
  (!tags.includes('twin') || tags.includes('engine')) && !tags.includes('whole') && (!tags.includes('browser') || tags.includes('walk'))

/**
 * What the words after `npm test --` ask for: `all` for everything, `gate` for the gate, `part` for some of it. Whoever names a file or a test wants all
 * of that.
 * @param {string[]} words
 * @returns {{ tier: 'all' | 'gate' | 'part', takesGate: boolean, args: string[] }} with the arguments for Vitest
 */
export function planOf(words) {
  const args = words.filter((word) => word !== '--all')
  if (args.length < words.length) return { tier: 'all', takesGate: false, args }
  const isNamed = args.some((arg) => !arg.startsWith('-') || /^(-t|--testNamePattern)/.test(arg))
  return { tier: args.length > 0 ? 'part' : 'gate', takesGate: !isNamed, args: isNamed ? args : [...args, `--tagsFilter=${GATE}`] }
}
