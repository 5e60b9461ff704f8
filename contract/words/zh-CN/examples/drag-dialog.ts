export const words = {
  lead: '对话框可拖动标题栏移动，也可用方向键移动，不会移出窗口。',
  open: '打开对话框',
  title: '可移动的对话框',
  move: '移动对话框：方向键移动，Home 回到原处',
  text: '拖动标题栏，或把焦点放到左上角的把手后按方向键。',
  back: '回到原处',
  close: '关闭',
  place: '距左 {{left}}，距上 {{top}}',
}
