export const words = {
  lead: '工具栏和分组标题在滚动时停在顶部，不使用脚本，只用 CSS 的 sticky 定位。',
  keyword: '筛选城市',
  found: '共 {{number}} 个城市',
  none: '没有这样的城市',
  noneLead: '换个关键词再试。',
  clear: '清除',
}
