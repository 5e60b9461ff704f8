/** The words of the example `/tinymce`. */
export const words = {
  lead: '产品自带的富文本编辑器，打开了全部工具：标题、列表、引用、代码、链接、图片、视频、表格、查找替换、字数、全屏、HTML 源码，可用 Markdown 快捷输入，粘贴 Word 与网页内容时自动清理。',
  whyTitle: '为什么不是 TinyMCE',
  why: 'TinyMCE 自第 7 版起以 GPL 授权，本产品以 MIT 授权，因此不随产品提供。这里是同样用途的编辑器，它基于 Tiptap（MIT）。',
  editor: '正文',
  stored: '将要保存的内容',
  storedLead: '保存前还会在服务器上再清理一次。',
  shown: '网站上的样子',
  count: '{{characters}} 个字符的 HTML',
  copy: '复制',
  copied: '已复制',
  nothing: '还没有内容',
  nothingLead: '在编辑器里写几个字。',
}
