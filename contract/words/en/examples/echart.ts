import type { words as zhCN } from '../../zh-CN/examples/echart.ts'

export const words: typeof zhCN = {
  lead: 'Lines, bars, a pie, a plan and live data. They follow the window and the theme, and are saved as pictures.',
  kind: 'Kind of chart',
  kinds: {
    line: 'Lines',
    bar: 'Bars',
    pie: 'Pie',
    map: 'Plan',
    live: 'Live data',
  },
  save: 'Save as a picture',
  pause: 'Pause',
  go: 'Go on',
  head: 'Item',
  month: 'Month {{month}}',
  products: {
    camera: 'Cameras',
    lens: 'Lenses',
    light: 'Lights',
  },
  sold: 'Sold in the year',
  visitors: 'Visitors of the halls',
  load: 'Time of a frame (ms)',
}
