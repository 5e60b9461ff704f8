/** The words of the example `/baidumap`. */
export const words = {
  lead: '带标注和查找的地图。默认是自己绘制的园区平面图，不向任何地图服务发出请求。',
  search: '查找地点（中文、拼音或英文）',
  found: '地点：{{number}}',
  none: '没有这样的地点',
  noneLead: '换一个词试试。',
  map: '园区平面图',
  larger: '放大',
  smaller: '缩小',
  whole: '显示全图',
  own: '平面图为本页虚构并绘制，随产品以 MIT 授权。填写“系统设置”中的百度地图密钥后，这里还会显示百度地图。',
  baidu: '百度地图',
  place: '地名或坐标',
  baiduLarger: '放大百度地图',
  baiduSmaller: '缩小百度地图',
  baiduPicture: '{{place}} 的百度地图',
  baiduFailed: '百度地图没有返回图片，请检查密钥和网络。',
}
