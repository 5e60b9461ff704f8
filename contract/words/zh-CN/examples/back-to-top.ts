export const words = {
  lead: '向下滚动后出现按钮，按下后回到顶部，焦点也回到标题。',
  button: '返回顶部',
  list: '一段较长的内容',
  paragraph: '第 {{number}} 段。向下滚动约一屏，右下角会出现“返回顶部”按钮；用键盘也可以到达并按下它。',
}
