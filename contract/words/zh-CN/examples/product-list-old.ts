/** The words of the example `/product-list-old`. */
export const words = { lead: '同样的产品，紧凑的一行一个，适合一次看很多。筛选和比较与卡片列表相同。', list: '产品' }
