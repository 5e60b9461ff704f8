/** The words of the example `/pdfjs`. */
export const words = {
  lead: '不用现成的阅读器：自己逐页绘制画布，叠上可选择的文字层，翻页、旋转、缩放、查找和页面缩略图都由页面完成。',
  rotate: '旋转',
  download: '下载',
  thumbnails: '页面缩略图',
  keys: '焦点在页面上时，用 PageUp、PageDown 翻页，用 + 和 − 缩放。',
}
