export const words = {
  lead: '选择照片，裁成 150×150 的头像后上传；可拖动、缩放，也可用键盘。',
  upload: '上传头像',
  choose: '选择照片',
  result: '裁剪结果',
  size: '{{width}} × {{height}} px，{{type}}，{{kilobytes}} KB',
  nothing: '还没有选择照片',
  alt: '裁剪后的头像',
  denied: '您没有上传文件的权限，裁剪结果只在浏览器中显示。',
}
