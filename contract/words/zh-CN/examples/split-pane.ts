export const words = {
  lead: '可嵌套的分栏，拖动或用方向键调整大小，下次打开仍是上次的样子。',
  folders: '目录',
  list: '列表',
  reading: '阅读区',
  between: '调整“{{one}}”与“{{other}}”的大小',
  width: '占 {{share}}%',
  reset: '恢复默认',
}
