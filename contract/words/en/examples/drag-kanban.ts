import type { words as zhCN } from '../../zh-CN/examples/drag-kanban.ts'

export const words: typeof zhCN = {
  lead: 'A board. Cards move within a lane and between lanes by mouse, touch and keys; a screen reader is told where a card is.',
  label: 'Board',
  lanes: {
    todo: 'To do',
    doing: 'Doing',
    done: 'Done',
  },
  cards: {
    spec: 'Write down the requirements',
    design: 'Design the home page',
    texts: 'Proofread the English texts',
    photos: 'Photograph the products',
    domain: 'Register the domain',
    launch: 'Prepare the list for the launch',
  },
  reset: 'Reset',
  full: 'All done',
}
