export const words = {
  lead: '六十个字段、四个步骤：用产品自带的表单控件和校验，含联动字段和向服务器查询的校验；数据不会保存。',
  steps: {
    company: '公司',
    contact: '联系人',
    project: '项目',
    rest: '附件与确认',
  },
  next: '下一步',
  back: '上一步',
  send: '提交',
  done: '填写完成',
  count: '共填写 {{number}} 个字段。这些内容只在本页，没有保存。',
  again: '重新填写',
  values: '填写的内容',
  faults: {
    count: '有 {{number}} 处需要修改',
    less: '不能小于预算下限',
    earlier: '不能早于开始日期',
    agree: '请先同意',
    taken: '已有产品使用这个型号',
    server: '服务器没有回应，请重试。',
  },
}
