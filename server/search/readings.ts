import { joinedCodes, withSigns } from './spellings.ts'
import { askedTerms, LONGEST, type AskedTerm } from './terms.ts'

/** Begins each term that is a pronunciation. No word of a text begins so, which keeps `lan` from finding 蓝. */
const SOUND = '0py'
const HAN = /\p{Script=Han}+/gu
const LATIN = /^[a-zü\s']{2,60}$/

/** Returns how the Chinese words of a title sound, from each of their characters on: 工业相机 → `gongyexiangji`, `gyxj`, `yexiangji`, `yxj` and so on. */
export async function soundsOf(title: string): Promise<string[]> {
  const runs = [...new Set(title.normalize('NFKC').match(HAN) ?? [])]
  if (runs.length === 0) return []
  const { pinyin } = await import('pinyin-pro')
  return [...new Set(runs.flatMap((run) => fromEach(pinyin(run, { toneType: 'none', type: 'array', v: true }))))]
}

const fromEach = (syllables: string[]) =>
  syllables.flatMap((_, from) => {
    const rest = syllables.slice(from)
    const initials = rest.map((syllable) => syllable.slice(0, 1)).join('')
    return [rest.join(''), ...(rest.length > 1 ? [initials] : [])].map((sound) => SOUND + sound.slice(0, LONGEST))
  })

/**
 * Yields the ways in which a question can be understood, as terms: as it is written; with signs that keyboards lack; in simplified characters; as the sound
 * of Chinese words. Each is asked only if those before found nothing.
 */
export async function* readingsOf(question: string): AsyncGenerator<AskedTerm[]> {
  yield* inOneWordFirst(question)
  const signed = withSigns(question)
  if (signed !== question) yield* inOneWordFirst(signed)
  const simple = await simplified(question)
  if (simple !== question) yield* inOneWordFirst(simple)
  const written = question.normalize('NFKC').toLowerCase().trim()
  if (LATIN.test(written)) yield [{ term: SOUND + written.replaceAll('ü', 'v').replaceAll(/[\s']/g, '').slice(0, LONGEST), isPrefix: true }]
}

/** With each code in one word, so that `VC 4` means no other 4; then as it is. */
function* inOneWordFirst(question: string): Generator<AskedTerm[]> {
  const [joined, parted] = [askedTerms(joinedCodes(question)), askedTerms(question)]
  if (JSON.stringify(joined) !== JSON.stringify(parted)) yield joined
  yield parted
}

/** Returns a text with the characters and words of the mainland: 機器視覺 → 机器视觉, 軟體 → 软件. */
async function simplified(text: string): Promise<string> {
  if (text.search(HAN) === -1) return text
  converting ??= import('opencc-js/t2cn').then(({ Converter }) => Converter({ from: 'twp', to: 'cn' }))
  return (await converting)(text)
}

/** Made with the first question that finds nothing: it takes 60 ms. */
let converting: Promise<(text: string) => string> | null = null
