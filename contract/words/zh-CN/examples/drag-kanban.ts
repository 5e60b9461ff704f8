export const words = {
  lead: '看板：卡片可在列内和列间移动，鼠标、触屏、键盘都可以，键盘移动的位置会读出来。',
  label: '看板',
  lanes: {
    todo: '待办',
    doing: '进行中',
    done: '已完成',
  },
  cards: {
    spec: '整理需求说明',
    design: '设计首页',
    texts: '校对英文文案',
    photos: '拍摄产品照片',
    domain: '备案与域名',
    launch: '准备上线清单',
  },
  reset: '重置',
  full: '已全部完成',
}
