import type { words as zhCN } from '../../zh-CN/examples/cityregion.ts'

export const words: typeof zhCN = {
  lead: 'A province, a city and a district, found by name or pinyin. The data are the codes of the Ministry of Civil Affairs of 2024.',
  choose: 'Choose a region',
  region: 'Province / city / district',
  hint: 'Search, or choose step by step',
  nothing: 'No such region',
  name: 'Full name',
  code: 'Code',
  read: 'Find a region by its code',
  digits: 'Six digits, please',
  unknown: 'No region has the code {{code}}',
}
