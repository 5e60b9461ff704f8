/** Words of the members of a unit or a role. */
export const members = {
  unitCode: '机构编码：{{code}}',
  title: '成员',
  search: '搜索用户名、姓名、邮箱',
  choose: '选择要添加的用户',
  add: '添加',
  added: { one: '已添加 1 名成员', other: '已添加 {{count}} 名成员' },
  remove: '移出',
  removeWho: '移出 {{name}}',
  removed: '已移出 {{name}}',
  back: '{{name}} 已重新加入',
  empty: '还没有成员',
  none: '没有找到成员',
  disabled: '已停用',
  pager: '共 {{number}} 名',
}
