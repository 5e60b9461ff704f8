import type { words as zhCN } from '../../zh-CN/examples/drag-select.ts'

export const words: typeof zhCN = {
  lead: 'A choice of several tags, which are put in order by dragging or by keys; a screen reader is told the order.',
  choose: 'Add a tag',
  chosen: 'Chosen tags',
  none: 'No tag is chosen yet',
  hint: 'Press space or enter to pick a tag up, the arrows to move it, space to drop it.',
  position: '{{at}} of {{total}}',
  remove: 'Remove {{name}}',
  move: 'Move {{name}}',
  tags: {
    camera: 'Camera',
    lens: 'Lens',
    light: 'Light',
    sensor: 'Sensor',
    robot: 'Robot',
    software: 'Software',
    service: 'Service',
  },
}
