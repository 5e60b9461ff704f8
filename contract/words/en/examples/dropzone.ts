import type { words as zhCN } from '../../zh-CN/examples/dropzone.ts'

export const words: typeof zhCN = {
  lead: 'Drop many files at once. Each shows its progress and can be stopped, and after a cut of the line those that failed go on by themselves.',
  list: 'Files on their way',
  drop: 'Drop files here, or click to choose',
  limit: 'At most {{megabytes}} MB each',
  total: 'Files: {{count}}, done: {{done}}',
  offline: 'The network is away. The upload goes on when it is back.',
  tooLarge: '{{name}} is larger than {{megabytes}} MB and was left out',
  stop: 'Stop all',
  denied: 'You may not upload files.',
  deniedLead: 'Ask an administrator for the permit to upload.',
}
