import { expect, test } from 'vitest'
import { isLanguage, LANGUAGES, OFFERED_LANGUAGES } from './languages.ts'

test('S-07g the helpers offer English, Chinese, Spanish and Japanese, of which those with words of ours can be chosen', () => {
  expect(OFFERED_LANGUAGES).toEqual(['en', 'zh-CN', 'es', 'ja'])
  expect(OFFERED_LANGUAGES.filter(isLanguage).toSorted()).toEqual([...LANGUAGES].toSorted())
})
