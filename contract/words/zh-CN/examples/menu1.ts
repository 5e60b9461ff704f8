export const words = {
  lead: '一级分组里的页面。',
}
