/** The departments of the invented company, below the company itself. */
export const units = [
  { displayName: '研发中心', displayNameEn: 'Research and development' },
  { displayName: '产品部', displayNameEn: 'Products' },
  { displayName: '市场部', displayNameEn: 'Marketing' },
  { displayName: '销售部', displayNameEn: 'Sales' },
  { displayName: '技术支持部', displayNameEn: 'Technical support' },
]
