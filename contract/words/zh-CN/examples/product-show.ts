/** The words of the example `/product-show`. */
export const words = {
  lead: '网站产品页的组成部分：图片与放大、参数、规格与库存、同类产品，配示例数据。',
  choice: '产品',
  related: '同类产品',
}
