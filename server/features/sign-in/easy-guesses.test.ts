import { expect, test } from 'vitest'
import { isDate, isDecorated } from './easy-guesses.ts'

const WORDS = new Set(['admin', 'password', 'abc'])

test('B-101e a common word with signs around it is easily guessed', () => {
  for (const password of ['admin@123', 'password1!', '123admin', 'abc@2024', 'p@ssw0rd1', 'p4$$word', '!admin!', 'passw0rd', 'adm1n2024'])
    expect([password, isDecorated(password, WORDS)]).toEqual([password, true])
  for (const password of ['admin-of-hearts', 'admin@19900101', '12345678', 'correct horse', 'readmin7', '我家abc有条河啊x', ''])
    expect([password, isDecorated(password, WORDS)]).toEqual([password, false])
})

test('B-101e a date is easily guessed, and digits that are none are not told so', () => {
  for (const password of ['19900101', '1990-1-1', '2001/12/31', '01.02.1990', '12311990', '900101'])
    expect([password, isDate(password)]).toEqual([password, true])
  for (const password of ['19901301', '19900132', '18900101', '13800138000', '84726', 'a19900101'])
    expect([password, isDate(password)]).toEqual([password, false])
})
