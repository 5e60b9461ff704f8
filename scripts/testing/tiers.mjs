/** The tests of the gate, by the tags of vitest.config.ts: each rule once, where it is cheapest. */
const GATE = '(!twin || engine) && !whole && (!browser || walk)'

/** The tests of `npm run test:all`: all but samples, whose every try is one of a test with the tag `whole`. */
const ALL = '!sample'

/** The same for one test. */
export const isInGate = (tags) =>
  (!tags.includes('twin') || tags.includes('engine')) && !tags.includes('whole') && (!tags.includes('browser') || tags.includes('walk'))

/** True for a test that `npm run test:all` runs. */
export const isInAll = (tags) => !tags.includes('sample')

/**
 * Reads the words after `npm test --`: they ask for `all`, everything; for `gate`, the gate; or for a `part` of either, whose result is not kept as one
 * of the whole. A file or a test that is named is taken with all its tests.
 * @param {string[]} words
 * @returns {{ tier: 'all' | 'gate' | 'part', chosen: 'all' | 'gate' | null, args: string[] }} with the tests chosen by their tags, and the arguments for Vitest
 */
export function planOf(words) {
  const args = words.filter((word) => word !== '--all')
  const isWhole = args.length === 0
  if (args.length < words.length) return { tier: isWhole ? 'all' : 'part', chosen: 'all', args: [...args, `--tagsFilter=${ALL}`] }
  const isNamed = args.some((arg) => !arg.startsWith('-') || /^(-t|--testNamePattern)/.test(arg))
  if (isNamed) return { tier: 'part', chosen: null, args }
  return { tier: isWhole ? 'gate' : 'part', chosen: 'gate', args: [...args, `--tagsFilter=${GATE}`] }
}
