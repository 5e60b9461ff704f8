/** The words that the two examples of PDF share. */
export const words = {
  document: 'PDF 文档',
  sample: '示例手册.pdf',
  failed: '这个文件打不开，它可能不是 PDF，或已损坏。',
  back: '打开示例文档',
  width: '适合宽度',
  found: '第 {{at}} 处，共 {{total}} 处',
  none: '没有找到',
  pageLabel: '第 {{page}} 页',
  bar: {
    tools: '文档工具',
    page: '页码',
    previous: '上一页',
    next: '下一页',
    smaller: '缩小',
    larger: '放大',
    search: '查找文字',
    open: '打开文件',
  },
}
