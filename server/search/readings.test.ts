import { expect, test } from 'vitest'
import { readingsOf, soundsOf } from './readings.ts'

async function readings(question: string) {
  const all: string[] = []
  for await (const words of readingsOf(question)) all.push(words.map(({ term, isPrefix }) => term + (isPrefix ? '*' : '')).join(' '))
  return all
}

test('B-91d a title sounds in whole syllables and in their initials, from each character on', async () => {
  expect(await soundsOf('HM 相机，长城 Wall')).toEqual(['0pyxiangji', '0pyxj', '0pyji', '0pychangcheng', '0pycc', '0pycheng'])
  expect(await soundsOf('重庆')).toContain('0pychongqing')
  expect(await soundsOf('女')).toEqual(['0pynv'])
  expect(await soundsOf('Wall')).toEqual([])
})

test('B-91d B-91e a question is asked as it is written, then in simplified characters, then as a sound', async () => {
  expect(await readings('xiang ji')).toEqual(['xiang* ji*', '0pyxiangji*'])
  expect(await readings('XJ')).toEqual(['xj*', '0pyxj*'])
  expect(await readings('遠心鏡頭')).toEqual(['遠心 心鏡 鏡頭', '远心 心镜 镜头'])
  expect(await readings('軟體')).toEqual(['軟體', '软件'])
})

test('B-91g codes are asked in one word first, and signs that keyboards lack when nothing was found', async () => {
  expect(await readings('vc 4')).toEqual(['vc4*', 'vc* 4*'])
  expect(await readings('4x3')).toEqual(['4x3*', '4* 3*'])
  expect(await readings('2.5 um')).toEqual(['25um*', '2* 5* um*', '25μm*', '2* 5* μm*'])
  expect(await readings('1200萬像素')).toEqual(['1200 萬像 像素', '12mp*', '1200 万像 像素'])
})

test('B-91d B-91e a question that has one reading is asked once', async () => {
  expect(await readings('相机')).toEqual(['相机'])
  expect(await readings('hm1200')).toEqual(['hm1200*'])
  expect(await readings('x')).toEqual(['x*'])
  expect(await readings(`"'*`)).toEqual([''])
})
