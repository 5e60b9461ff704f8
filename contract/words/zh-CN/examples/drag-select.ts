export const words = {
  lead: '多选框：选中的标签可以拖动排序，也能用键盘排序，次序会读出来。',
  choose: '添加标签',
  chosen: '已选标签',
  none: '还没有选择标签',
  hint: '按空格或回车拿起标签，用方向键移动，再按空格放下。',
  position: '第 {{at}} 项，共 {{total}} 项',
  remove: '移除 {{name}}',
  move: '移动 {{name}}',
  tags: {
    camera: '相机',
    lens: '镜头',
    light: '光源',
    sensor: '传感器',
    robot: '机器人',
    software: '软件',
    service: '服务',
  },
}
