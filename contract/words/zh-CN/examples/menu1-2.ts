export const words = {
  lead: '嵌套在“菜单 1”里的第二个页面。',
}
