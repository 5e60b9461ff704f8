/** The words of the example `/vuepdf`. */
export const words = {
  lead: '用 pdf.js 自带的阅读器组件连续显示整份文档：翻页、缩放、查找、选择文字。脚本、字体和字符映射都由本站提供。',
}
