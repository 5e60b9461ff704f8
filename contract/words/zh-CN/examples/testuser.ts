/** The words of the example `/testuser`. */
export const words = {
  lead: '新增资源教程（二）：在声明之外，给两列换上自己的单元格。',
  steps: '怎样做',
  step1: '先像上一页那样声明资源。',
  step2: '写一个组件，它得到这一行的数据，画出进度条或标签。',
  step3: '在 Screen 的 cells 中把它交给那一列，其余不变。',
  taken: '已有人使用这个邮箱。',
  kept: '数据只保存在这个浏览器里，不会发送到服务器。',
  reset: '恢复示例数据',
  gone: '这一行已不存在。',
  stale: '这一行已在别处修改，请重新打开。',
}
