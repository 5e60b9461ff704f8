import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { upload } from '../../../contract/words/zh-CN/admin-files.ts'
import { inside } from '../../language/inside-zh-CN.ts'
import { words } from '../../language/zh-CN.ts'
import { sayProblem } from './upload.ts'

beforeAll(async () => {
  const translation = { ...words, ...inside, admin: { ...words.admin, ...inside.admin, upload: { ...inside.admin.upload, ...upload } } }
  await i18next.init({ lng: 'zh-CN', resources: { 'zh-CN': { translation } }, interpolation: { escapeValue: false } })
})

test.each([
  [{ words: 'pictureCount', number: 9 }, '最多上传9张图片'],
  [{ words: 'pictureSize', megabytes: 1 }, '上传头像图片大小不能超过 1 MB!'],
  [{ words: 'pictureFormat', formats: ['jpeg', 'png'] }, '文件格式不正确, 请上传jpeg、png图片格式文件!'],
  [{ words: 'fileSize', megabytes: 20 }, '上传文件大小不能超过 20 MB!'],
  [{ words: 'fileFormat', formats: ['mp4', 'webm'] }, '文件格式不正确, 请上传mp4、webm格式文件!'],
  [{ words: 'fileCount', number: 5 }, '最多上传5个文件'],
  [{ words: 'duplicate' }, '此文件已上传!'],
] satisfies [Parameters<typeof sayProblem>[0], string][])(
  'V-02a V-02b V-02c V-03a V-03b V-03c V-03d the refusal %j reads “%s”',
  (problem, text) => {
    expect(sayProblem(problem)).toBe(text)
  },
)
