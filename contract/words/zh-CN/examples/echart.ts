export const words = {
  lead: '折线、柱状、饼图、平面图和实时数据；随窗口缩放，配色跟随主题，可导出图片。',
  kind: '图表类型',
  kinds: {
    line: '折线图',
    bar: '柱状图',
    pie: '饼图',
    map: '平面图',
    live: '实时数据',
  },
  save: '导出图片',
  pause: '暂停',
  go: '继续',
  head: '项目',
  month: '{{month}} 月',
  products: {
    camera: '相机',
    lens: '镜头',
    light: '光源',
  },
  sold: '全年销量',
  visitors: '展厅访客',
  load: '两帧间隔（毫秒）',
}
