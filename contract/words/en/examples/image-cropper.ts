import type { words as zhCN } from '../../zh-CN/examples/image-cropper.ts'

export const words: typeof zhCN = {
  lead: 'Cuts a picture in a given or a free ratio, turns and zooms it, also by keys. The result is made in the browser and is not sent.',
  choose: 'Another picture',
  sample: 'Sample picture',
  area: 'Part of the picture',
  ratio: 'Ratio',
  ratios: {
    square: '1:1 (150×150)',
    classic: '4:3',
    wide: '16:9',
    free: 'Free',
  },
  free: 'Free ratio',
  zoom: 'Zoom',
  turn: 'Turn',
  left: 'Turn left by 90°',
  right: 'Turn right by 90°',
  cut: 'Cut',
  result: 'Result',
  size: '{{width}} × {{height}} px, PNG, {{kilobytes}} KB',
  save: 'Save the picture',
  nothing: 'Nothing is cut yet',
  bad: 'This picture cannot be read. Choose another.',
}
