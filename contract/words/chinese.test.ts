import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** These have no other name in Chinese: keys, formats, elements of HTML, addresses, units and samples. */
const NAMES = [
  'Alt Ctrl Delete Enter Esc Shift',
  'Big Cookie Excel Shift_JIS Promise Schema WebVTT Windows csv properties vtt x-layout xlsx',
  'blockquote code em href li ol strong table tbody td th thead tr ul',
  'Asia Shanghai English example.com http https localhost id name',
  'box kilobytes mm piece px Green Mono Red contact green red',
].join(' ')
/** The customer prescribes these sentences in English. */
const PRESCRIBED = [
  'Has Error',
  'Switch Language Success',
  'Switch Size Success',
  'Compiling the theme',
  'you browser can not work',
  'Please wait for all images to be uploaded successfully. If there is a network problem, please refresh the page and upload again!',
]

const textsIn = (words: object): string[] =>
  Object.values(words).flatMap((one: unknown) => (typeof one === 'string' ? [one] : typeof one === 'object' && one ? textsIn(one) : []))

/** The words of Latin letters; what is all capitals is an abbreviation. */
function latinWords(text: string): string[] {
  const words = text.replaceAll(/\{\{.*?\}\}/g, '').match(/[A-Za-z][A-Za-z_.'-]*[A-Za-z]/g) ?? []
  return words.filter((word) => word !== word.toUpperCase() && !NAMES.split(' ').includes(word))
}

// The examples speak of programs, by their names.
test('S-07 a Chinese text holds no English word, but for names and for what is prescribed in English', async () => {
  const files = readdirSync(new URL('zh-CN', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.startsWith('examples'),
  )
  const words: object[] = await Promise.all(files.map((file) => import(new URL(`zh-CN/${file}`, import.meta.url).href)))
  const texts = new Set(words.flatMap(textsIn))
  expect(texts.size).toBeGreaterThan(2000)
  expect([...texts].filter((text) => !PRESCRIBED.includes(text) && latinWords(text).length > 0)).toEqual([])
})
