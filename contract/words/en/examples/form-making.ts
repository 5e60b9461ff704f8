import type { words as zhCN } from '../../zh-CN/examples/form-making.ts'

export const words: typeof zhCN = {
  lead: 'Six forms to begin with. Choose one, change it in the designer and try it; changes are kept in this browser, apart from the form of the form designer.',
  choose: 'Choose a form',
  back: 'All forms',
}
