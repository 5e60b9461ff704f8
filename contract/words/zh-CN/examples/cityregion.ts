export const words = {
  lead: '按省、市、区选择，可按名称或拼音搜索；数据取自民政部 2024 年行政区划代码。',
  choose: '选择地区',
  region: '省 / 市 / 区',
  hint: '搜索或逐级选择',
  nothing: '没有这个地区',
  name: '全称',
  code: '区划代码',
  read: '由代码查地区',
  digits: '请输入 6 位数字',
  unknown: '没有代码为 {{code}} 的地区',
}
