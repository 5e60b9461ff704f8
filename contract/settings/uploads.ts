import { choice, number, tags } from '../fields.ts'
import { inGroup } from './setting.ts'

const uploads = inGroup('uploads')

export const uploadSettings = {
  pictureMegabytes: uploads(number({ required: true, default: 20, min: 1, max: 20 }), {
    label: ['图片大小上限', 'Largest picture'],
    unit: ['MB', 'MB'],
  }),
  fileMegabytes: uploads(number({ required: true, default: 50, min: 1, max: 50 }), {
    label: ['文件大小上限', 'Largest file'],
    unit: ['MB', 'MB'],
  }),
  fileTypes: uploads(tags({ max: 20 }), {
    label: ['允许的文件类型', 'Types of files'],
    help: [
      '扩展名，如 pdf、docx。留空表示不限。图片另按内容识别。',
      'Endings of names such as pdf and docx; without any, all are allowed. Pictures are recognised by their content.',
    ],
    offered: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'csv', 'zip', 'rar', '7z', 'mp4', 'webm', 'step', 'dwg', 'dxf'],
  }),
  pictureQuality: uploads(
    choice({ small: ['省流量', 'Small files'], usual: ['标准', 'Usual'], high: ['高清', 'High'] }, { required: true, default: 'usual' }),
    {
      label: ['图片质量', 'Quality of pictures'],
      help: ['原图不变；网站所用的各尺寸按新质量重新生成。', 'Originals stay; the sizes that the site shows are made anew.'],
    },
  ),
} as const
