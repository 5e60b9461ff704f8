export const words = {
  lead: '一次拖入多个文件：显示进度，可取消；断网后自动从失败的文件继续。',
  list: '上传列表',
  drop: '拖入文件，或点击选择',
  limit: '每个文件不超过 {{megabytes}} MB',
  total: '共 {{count}} 个文件，已完成 {{done}} 个',
  offline: '网络已断开，恢复后继续上传。',
  tooLarge: '{{name}} 超过 {{megabytes}} MB，未加入',
  stop: '全部取消',
  denied: '您没有上传文件的权限。',
  deniedLead: '请联系管理员授予“上传”权限。',
}
