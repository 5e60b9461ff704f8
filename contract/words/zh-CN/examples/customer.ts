/** The words of the example `/customer`. */
export const words = {
  lead: '新增资源教程（一）：只写一份声明，列表、筛选、表单、校验就都有了。',
  steps: '怎样做',
  step1: '在 resource.ts 中声明资源：字段、名称、列表的列。',
  step2: '在 page.tsx 中用 ResourcePage 显示它。',
  step3: '真正的资源再登记到 contract/resources/index.ts，程序会建表、开放接口并生成权限点。',
  taken: '已有同名的客户。',
  kept: '数据只保存在这个浏览器里，不会发送到服务器。',
  reset: '恢复示例数据',
  gone: '这一行已不存在。',
  stale: '这一行已在别处修改，请重新打开。',
}
