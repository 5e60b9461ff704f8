export const words = {
  lead: '全部图标，可按英文、中文或拼音查找；点击即复制组件名。',
  keyword: '查找图标',
  hint: '如 user、用户、yonghu、yh',
  style: '风格',
  styles: { outlined: '线框', filled: '实底', twotone: '双色' },
  found: '共 {{number}} 个图标',
  none: '没有找到图标',
  noneLead: '换个词，或换一种风格再试。',
  clear: '清除',
  copy: '复制',
  copied: '已复制 {{name}}',
  more: '再显示 {{number}} 个',
}
