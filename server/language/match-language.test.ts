import { expect, test } from 'vitest'
import { LANGUAGES } from '../../contract/languages.ts'
import { matchLanguage } from './match-language.ts'

test.each([
  ['en', 'en'],
  ['zh', 'zh-CN'],
  ['en;q=0.1, zh;q=0.9', 'zh-CN'],
  ['zh;q=0.1,en;q=0.9', 'en'],
  ['fr, en;q=0.5, zh;q=0.4', 'en'],
  ['en-GB,zh-CN', 'en'],
  ['zh-Hant-TW, en', 'zh-CN'],
  ['en;q=0, zh;q=0.1', 'zh-CN'],
  ['ZH;Q=0.2 , EN ; q=0.8', 'en'],
  ['en;q=0.8;level=1, zh;q=0.5', 'en'],
] as const)('S-07d the header "%s" asks for %s: the quality of each language decides, then the order', (header, language) => {
  for (const siteLanguage of LANGUAGES) expect(matchLanguage(header, siteLanguage)).toBe(language)
})

test.each(['fr', 'fr-FR,fr;q=0.9', 'ja-JP', 'fr, *;q=0.5', 'en;q=0', 'en;q=2', 'en;q=x', 'english', ',;,;q=', ';'.repeat(200)])(
  'S-07e the header "%s" names no language of ours, so the reader gets English, whatever the language of the site',
  (header) => {
    for (const siteLanguage of LANGUAGES) expect(matchLanguage(header, siteLanguage)).toBe('en')
  },
)

test.each(['', '*', ' * '])('S-07f the header "%s" prefers no language, so the reader gets the language of the site', (header) => {
  for (const siteLanguage of LANGUAGES) expect(matchLanguage(header, siteLanguage)).toBe(siteLanguage)
})
