/** The words around every example page. */
export const words = {
  ours: '本页没有使用第三方库，全部由产品自带的组件完成。',
  newWindow: '{{name}}（在新窗口打开）',
  showCode: '查看代码',
  hideCode: '收起代码',
  code: '“{{title}}”的代码',
  codeFailed: '代码加载失败，请检查网络后重试。',
  again: '重试',
  files: '文件',
  copy: '复制',
  copied: '已复制',
  board: {
    hint: '拖动左侧把手，或按空格拿起卡片，用方向键移动，再按空格放下，Esc 取消。',
    move: '移动“{{title}}”',
    place: '“{{title}}”：{{lane}}，第 {{at}} 项，共 {{total}} 项',
    dropped: '已放下',
    cancelled: '已取消，卡片回到原处',
    empty: '空',
  },
  nested: {
    way: '所在位置',
    depth: '这是菜单的第 {{depth}} 级。面包屑、标签页和左侧菜单都指向这里。',
    others: '同组页面',
    note: '备注',
    noteHint: '写点什么，切换标签页再回来，内容仍在。',
  },
}
