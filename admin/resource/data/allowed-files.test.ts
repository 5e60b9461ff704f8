import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { upload } from '../../../contract/words/zh-CN/admin-files.ts'
import { inside } from '../../language/inside-zh-CN.ts'
import { words } from '../../language/zh-CN.ts'
import { onNotice, type Notice } from '../../browser/notice.ts'
import { allowed } from './allowed-files.ts'

beforeAll(async () => {
  const translation = { ...words, ...inside, admin: { ...words.admin, ...inside.admin, upload: { ...inside.admin.upload, ...upload } } }
  await i18next.init({ lng: 'zh-CN', resources: { 'zh-CN': { translation } }, interpolation: { escapeValue: false } })
})

test('V-02a V-02c V-03c of many files those that are refused for one reason are named in one notice', () => {
  const said: Notice[] = []
  // Without details it is of something that another file of tests began.
  onNotice((notice) => void (notice.details !== null && said.push(notice)))
  const file = (name: string, type = 'image/png') => new File(['x'], name, { type })
  const files = [file('a.png'), file('b.txt', 'text/plain'), file('c.png'), file('d.png')]
  const one = { name: '/media/1', size: 0 }
  expect(allowed(files, { about: 'picture', limits: { limit: 2 }, present: [one] }).map(({ name }) => name)).toEqual(['a.png'])
  expect(said).toMatchObject([{ text: '最多上传2张图片', details: 'b.txt、c.png、d.png' }])
  expect(allowed(files.slice(2), { about: 'file', limits: { limit: 1 }, present: [] }).map(({ name }) => name)).toEqual(['c.png'])
  expect(said.at(-1)).toMatchObject({ text: '最多上传1个文件', details: 'd.png' })
})
