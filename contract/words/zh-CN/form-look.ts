/** The words around the questions of a form, as its reader sees them. */
export const formLook = {
  next: '下一步',
  back: '上一步',
  send: '提交',
  step: '第 {{at}} 步，共 {{total}} 步',
  required: '必填',
  choose: '请选择',
  yes: '是',
  no: '否',
  open: '查看条款',
  files: '选择文件',
  fileHint: '最多 {{most}} 个，每个不超过 {{megabytes}} MB',
  fileTooLarge: '没有选择 {{names}}：超过 {{megabytes}} MB。',
  removeFile: '移除 {{name}}',
  wrong: '有 {{number}} 处需要修改',
  notViewable: '您没有权限查看这些内容，预览中不能选择。',
  nothing: '这一步没有需要填写的内容。',
}
