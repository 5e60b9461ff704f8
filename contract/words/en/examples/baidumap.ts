import type { words as zhCN } from '../../zh-CN/examples/baidumap.ts'

export const words: typeof zhCN = {
  lead: 'A map with places to find. It is a plan of our own, and asks no map service for anything.',
  search: 'Find a place',
  found: 'Places: {{number}}',
  none: 'No such place',
  noneLead: 'Try another word.',
  map: 'Plan of the site',
  larger: 'Larger',
  smaller: 'Smaller',
  whole: 'Show all',
  own: 'The plan is invented and drawn for this page, under the MIT licence of the product. With a key of Baidu Maps in the settings this page shows their map too.',
  baidu: 'Map of Baidu',
  place: 'A place or its coordinates',
  baiduLarger: 'Larger map of Baidu',
  baiduSmaller: 'Smaller map of Baidu',
  baiduPicture: 'Map of {{place}} by Baidu',
  baiduFailed: 'Baidu sent no picture. Check the key and the network.',
}
