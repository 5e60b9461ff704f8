/** Cities of the sample, by the first letter of their name in pinyin; each in Chinese and English. */
export const CITIES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  A: [
    ['鞍山', 'Anshan'],
    ['安庆', 'Anqing'],
    ['安阳', 'Anyang'],
  ],
  B: [
    ['北京', 'Beijing'],
    ['保定', 'Baoding'],
    ['包头', 'Baotou'],
    ['北海', 'Beihai'],
  ],
  C: [
    ['成都', 'Chengdu'],
    ['重庆', 'Chongqing'],
    ['长沙', 'Changsha'],
    ['长春', 'Changchun'],
    ['常州', 'Changzhou'],
  ],
  D: [
    ['大连', 'Dalian'],
    ['东莞', 'Dongguan'],
    ['大同', 'Datong'],
    ['大理', 'Dali'],
  ],
  F: [
    ['福州', 'Fuzhou'],
    ['佛山', 'Foshan'],
    ['抚顺', 'Fushun'],
  ],
  G: [
    ['广州', 'Guangzhou'],
    ['贵阳', 'Guiyang'],
    ['桂林', 'Guilin'],
  ],
  H: [
    ['杭州', 'Hangzhou'],
    ['合肥', 'Hefei'],
    ['哈尔滨', 'Harbin'],
    ['海口', 'Haikou'],
    ['呼和浩特', 'Hohhot'],
  ],
  J: [
    ['济南', 'Jinan'],
    ['嘉兴', 'Jiaxing'],
    ['吉林', 'Jilin'],
    ['金华', 'Jinhua'],
  ],
  K: [
    ['昆明', 'Kunming'],
    ['开封', 'Kaifeng'],
  ],
  L: [
    ['兰州', 'Lanzhou'],
    ['洛阳', 'Luoyang'],
    ['拉萨', 'Lhasa'],
    ['丽江', 'Lijiang'],
    ['柳州', 'Liuzhou'],
  ],
  N: [
    ['南京', 'Nanjing'],
    ['宁波', 'Ningbo'],
    ['南昌', 'Nanchang'],
    ['南宁', 'Nanning'],
  ],
  Q: [
    ['青岛', 'Qingdao'],
    ['泉州', 'Quanzhou'],
    ['秦皇岛', 'Qinhuangdao'],
  ],
  S: [
    ['上海', 'Shanghai'],
    ['深圳', 'Shenzhen'],
    ['苏州', 'Suzhou'],
    ['沈阳', 'Shenyang'],
    ['石家庄', 'Shijiazhuang'],
  ],
  T: [
    ['天津', 'Tianjin'],
    ['太原', 'Taiyuan'],
    ['唐山', 'Tangshan'],
  ],
  W: [
    ['武汉', 'Wuhan'],
    ['无锡', 'Wuxi'],
    ['温州', 'Wenzhou'],
    ['乌鲁木齐', 'Urumqi'],
  ],
  X: [
    ['西安', "Xi'an"],
    ['厦门', 'Xiamen'],
    ['徐州', 'Xuzhou'],
    ['西宁', 'Xining'],
  ],
  Y: [
    ['扬州', 'Yangzhou'],
    ['银川', 'Yinchuan'],
    ['烟台', 'Yantai'],
    ['宜昌', 'Yichang'],
  ],
  Z: [
    ['郑州', 'Zhengzhou'],
    ['珠海', 'Zhuhai'],
    ['中山', 'Zhongshan'],
    ['镇江', 'Zhenjiang'],
  ],
}
