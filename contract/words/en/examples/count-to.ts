import type { words as zhCN } from '../../zh-CN/examples/count-to.ts'

export const words: typeof zhCN = {
  lead: 'A number counts from its start to its end. Where the system asks for less motion, it shows the result at once.',
  result: 'Result',
  from: 'Start',
  to: 'End',
  seconds: 'Seconds',
  decimals: 'Decimals',
  prefix: 'Prefix',
  start: 'Start counting',
  pause: 'Pause',
  resume: 'Go on',
  reset: 'Reset',
  done: 'Arrived at {{value}}',
  calm: 'The system asks for less motion, so the number does not count.',
}
