export const words = {
  lead: '同一个 Hook 被两个组件共用：在任何一处修改，另一处随之变化，并在下次打开时保留。',
  stepper: '步进器',
  gauge: '进度条',
  less: '减 10',
  more: '加 10',
  value: '当前值 {{value}}',
  reset: '清零',
  slide: '拖动或按方向键调整',
  explained: '旧框架用 mixin 把一段行为混入组件；这里用 Hook 做同样的事，来源清楚，也不会重名。',
}
