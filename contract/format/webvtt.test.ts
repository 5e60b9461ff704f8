import { expect, test } from 'vitest'
import { cleanCaptions, wordsOfCaptions } from './webvtt.ts'

const cue = (times: string, text = 'Hello') => `WEBVTT\n\n${times}\n${text}\n`

test('B-125d captions are written anew with their cues: without marks, notes, looks and numbers, and with what places them', () => {
  const given = `\uFEFFWEBVTT - 标题\r\nKind: captions\r\n\r\nSTYLE\r\n::cue { background: url(https://evil.example) }\r\n\r\nNOTE\r\nfor us\r\n\r\n1\r\n00:01.000 --> 00:02.500 align:start region:fred\r\n<v 王工>您好 &amp; 再见</v>\r\n第二行\r\n\r\n\r\n01:00:00.000 --> 100:00:00.000\r\nLate`
  const text = `WEBVTT\n\n00:01.000 --> 00:02.500 align:start\n<v 王工>您好 &amp; 再见</v>\n第二行\n\n01:00:00.000 --> 100:00:00.000\nLate\n`
  expect(cleanCaptions(given)).toEqual({ text })
  expect(cleanCaptions(text)).toEqual({ text })
  expect(wordsOfCaptions(text)).toEqual(['王工: 您好 & 再见 第二行', 'Late'])
})

test('B-125d what is no WebVTT is refused by its first wrong line', () => {
  for (const [given, line] of [
    ['', 1],
    ['1\n00:00:01,000 --> 00:00:02,000\nSubRip', 1],
    ['WEBVTTx\n\n00:01.000 --> 00:02.000\nx', 1],
    ['<html><script>alert(1)</script>', 1],
    ['WEBVTT\n', 2],
    [cue('00:00:01,000 --> 00:00:02,000'), 3],
    [cue('00:02.000 --> 00:01.000'), 3],
    [cue('00:01.000 --> 00:01.000'), 3],
    [cue('0:01.000 --> 00:02.000'), 3],
    [cue('00:61.000 --> 00:62.000'), 3],
    [cue('00:01.000 --> 00:02.000', 'a --> b'), 3],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\nx\n\nwords without times\nmore', 7],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\nx\n\nalone', 6],
  ] as const)
    expect([given, cleanCaptions(given)]).toEqual([given, { line }])
})
