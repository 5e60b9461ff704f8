/** The words of the example `/testproduct`. */
export const words = {
  lead: '新增资源教程（三）：用自己的看板代替列表，表单仍来自声明。',
  steps: '怎样做',
  step1: '声明资源。',
  step2: '用 useRows 读出各行，按自己的方式显示；删除用 useDelete，它会先询问，并可撤销。',
  step3: '用 FormDrawer 打开表单，是哪一行写在地址里，所以刷新和后退都有效。',
  taken: '已有同型号的产品。',
  number: '产品：{{number}}',
  add: '添加产品',
  none: '这一阶段还没有产品',
  noPrice: '未定价',
  stock: '库存 {{stock}}',
  remove: '删除 {{name}}',
  kept: '数据只保存在这个浏览器里，不会发送到服务器。',
  reset: '恢复示例数据',
  gone: '这一行已不存在。',
  stale: '这一行已在别处修改，请重新打开。',
}
