/** The words of the example `/product-list`, whose tools `/product-list-old` has too. */
export const words = {
  lead: '网站的产品卡片，配示例数据：按类型和文字筛选、按价格排序、最多三个产品并排比较。',
  tools: {
    search: '查找产品',
    kind: '类型',
    all: '全部',
    order: '排序',
    usual: '默认顺序',
    cheap: '价格从低到高',
    dear: '价格从高到低',
    found: '产品：{{number}}',
    none: '没有符合的产品',
    noneLead: '换一个词，或清除筛选。',
    clear: '清除筛选',
  },
  compare: {
    add: '比较',
    addNamed: '比较 {{name}}',
    title: '产品比较',
    none: '全部移出',
    price: '价格',
    onRequest: '价格面议',
    field: '项目',
  },
}
