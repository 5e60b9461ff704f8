export const words = {
  lead: '两个列表：从左边挑选文章放到右边，并排好次序。',
  label: '挑选文章',
  lanes: {
    all: '全部文章',
    chosen: '已选',
  },
  cards: {
    one: '机器视觉入门',
    two: '如何选择工业镜头',
    three: '光源的七个要点',
    four: '案例：饮料瓶盖检测',
    five: '案例：电池极片测量',
    six: '2026 年展会预告',
  },
  result: '发布次序',
  nothing: '还没有选择文章',
}
