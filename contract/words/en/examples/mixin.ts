import type { words as zhCN } from '../../zh-CN/examples/mixin.ts'

export const words: typeof zhCN = {
  lead: 'One hook is shared by two components: a change in either is seen in both, and is still there at the next visit.',
  stepper: 'Stepper',
  gauge: 'Gauge',
  less: '10 less',
  more: '10 more',
  value: 'Value: {{value}}',
  reset: 'Reset',
  slide: 'Drag, or use the arrow keys',
  explained:
    'Older frameworks mixed such a behaviour into a component. A hook does the same, says where it comes from, and cannot clash in names.',
}
