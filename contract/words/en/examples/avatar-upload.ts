import type { words as zhCN } from '../../zh-CN/examples/avatar-upload.ts'

export const words: typeof zhCN = {
  lead: 'Choose a photo, cut an avatar of 150×150 from it and send it. Dragging, zooming and keys all work.',
  upload: 'Send an avatar',
  choose: 'Choose a photo',
  result: 'What was cut',
  size: '{{width}} × {{height}} px, {{type}}, {{kilobytes}} KB',
  nothing: 'No photo is chosen yet',
  alt: 'The avatar as it was cut',
  denied: 'You may not upload files, so nothing can be sent.',
}
