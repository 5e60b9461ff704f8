import { expect, test } from 'vitest'
import { looksLikeAnother, passwordForm, userNameForm } from './compared-names.ts'

test('B-101f a password is the same composed and decomposed, and with any kind of space, and keeps width and case', () => {
  expect(passwordForm('Stra\u00dfe-u\u0308ber9')).toBe('Stra\u00dfe-\u00fcber9')
  expect(passwordForm('my\u3000long\u00a0word')).toBe('my long word')
  expect(passwordForm('Ａdmin ﬁ①')).toBe('Ａdmin ﬁ①')
})

test('B-101g a user name has one form whatever the width of its signs and the case of its letters', () => {
  for (const [given, form] of [
    ['ａｄｍｉｎ', 'admin'],
    ['Admin', 'Admin'],
    ['ｶﾞ', 'ガ'],
    ['E\u0301lan', '\u00e9lan'],
    ['ÉLAN', 'éLAN'],
    ['王伟１', '王伟1'],
  ] as const)
    expect([given, userNameForm(given)]).toEqual([given, form])
})

test('B-127e B-101g names that look like others are told: of scripts that no language mixes, of letters that all look Latin, and with signs that nobody sees', () => {
  for (const name of [
    '\u0430dmin',
    'adm\u0456n',
    'αdmin',
    '王\u0430',
    'аbс1',
    'ա\u0430',
    'ѕсоре',
    'Ере',
    'οιν',
    'ad\u200bmin',
    'admin\u00ad',
    'admin\u202e',
    'a\u2060dmin',
    'admin\u{e0041}',
  ])
    expect([name, looksLikeAnother(name)]).toEqual([name, true])
  for (const name of [
    'admin',
    'lin.wei-2',
    '王伟',
    'Lin王伟',
    '山田たろうA',
    '김철수x',
    'иван.петров1',
    'Ελένη',
    'مريم',
    'สมชาย',
    'émile',
    '李ー',
    '123',
    'ㄅwang',
  ])
    expect([name, looksLikeAnother(name)]).toEqual([name, false])
})
