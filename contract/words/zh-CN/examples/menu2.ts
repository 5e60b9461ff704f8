export const words = {
  lead: '与“菜单 1”并列的页面。',
}
