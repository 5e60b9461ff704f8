/** The words of the example `/three`. */
export const words = {
  lead: '由基本几何体搭成的相机模型，带部件标注：用鼠标、触摸或方向键转动，离开页面时释放显存。',
  model: '相机模型',
  larger: '放大',
  smaller: '缩小',
  reset: '恢复视角',
  turning: '自动旋转',
  keys: '焦点在模型上时：方向键转动，+ 和 − 缩放，Home 恢复视角。',
  angle: '水平 {{around}}°，俯仰 {{above}}°',
  calm: '系统设置为减少动态效果，模型不会自动旋转。',
  slow: '这个浏览器没有可用的 WebGL，模型以 SVG 绘制。',
  lens: { title: '镜头', text: '60 mm 大靶面镜头，M72 接口，成像圈 62 mm，畸变小于 0.05 %。' },
  body: { title: '机身', text: '铝合金外壳，内有 8192 × 2 像素的线阵传感器，最高行频 100 kHz。' },
  light: { title: '光源', text: '两侧的高亮 LED 条形光源，亮度可在软件中分别调节。' },
  port: { title: '接口', text: 'Camera Link HS 数据接口，24 V 电源与编码器触发。' },
  foot: { title: '底座', text: '四孔安装底座，可微调前后与俯仰。' },
}
