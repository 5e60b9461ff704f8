/** The tests of the gate, by the tags of vitest.config.ts: each rule once, where it is cheapest. */
const GATE = '(!twin || engine) && !whole && (!browser || walk)'

/** The tests of `npm run test:all`: all but samples, whose every try is one of a test with the tag `whole`. */
const ALL = '!sample'

/** Everything but the gate: a run of everything takes these once the gate has passed. */
const REST = `${ALL} && !(${GATE})`

/** The same for one test. */
export const isInGate = (tags) =>
  (!tags.includes('twin') || tags.includes('engine')) && !tags.includes('whole') && (!tags.includes('browser') || tags.includes('walk'))

/** True for a test that `npm run test:all` runs. */
export const isInAll = (tags) => !tags.includes('sample')

/** True for a test that `npm run test:all` runs where the gate has passed. */
export const isInRest = (tags) => isInAll(tags) && !isInGate(tags)

/**
 * Reads the words after `npm test --`: they ask for `all`, everything; for `gate`, the gate; or for a `part` of either, whose result is not kept as one
 * of the whole. A file or a test that is named is taken with all its tests. Of everything the `rest` is chosen if the gate has passed, unless `--anew` asks for all of it.
 * @param {string[]} words
 * @param {boolean} hasPassed true if the gate has passed with the same files
 * @returns {{ tier: 'all' | 'gate' | 'part', chosen: 'all' | 'gate' | 'rest' | null, args: string[] }} with the tests chosen by their tags, and the arguments for Vitest
 */
export function planOf(words, hasPassed = false) {
  const args = words.filter((word) => word !== '--all' && word !== '--anew')
  const isWhole = args.length === 0
  if (words.includes('--all')) {
    if (isWhole && hasPassed && !words.includes('--anew')) return { tier: 'all', chosen: 'rest', args: [`--tagsFilter=${REST}`] }
    return { tier: isWhole ? 'all' : 'part', chosen: 'all', args: [...args, `--tagsFilter=${ALL}`] }
  }
  const isNamed = args.some((arg) => !arg.startsWith('-') || /^(-t|--testNamePattern)/.test(arg))
  if (isNamed) return { tier: 'part', chosen: null, args }
  return { tier: isWhole ? 'gate' : 'part', chosen: 'gate', args: [...args, `--tagsFilter=${GATE}`] }
}
