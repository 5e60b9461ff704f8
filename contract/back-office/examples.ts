import type { Bilingual } from '../languages.ts'
import type { IconName } from './icons.ts'

/** an example page. Its name is its address and the name of its folder in `admin/examples/`. */
export interface ExamplePage {
  name: string
  title: Bilingual
  icon: IconName
}

/** A heading of the menu of examples, with what stands below it. */
export interface ExampleGroup {
  title: Bilingual
  icon: IconName
  entries: readonly (ExamplePage | ExampleGroup)[]
}

/**
 * The example pages in the order of their menu (B-87). A page is a line here, a folder `admin/examples/<name>/` whose `page.tsx` exports `Component`, and its
 * words in `contract/words/<language>/examples/<name>.ts`.
 */
export const EXAMPLES: ExampleGroup = {
  title: ['示例', 'Examples'],
  icon: 'appstore',
  entries: [
    {
      title: ['新增资源教程', 'Adding a resource'],
      icon: 'book',
      entries: [
        { name: 'customer', title: ['客户', 'Customers'], icon: 'team' },
        { name: 'testuser', title: ['测试用户', 'Test users'], icon: 'user' },
        { name: 'testproduct', title: ['测试产品', 'Test products'], icon: 'shopping' },
      ],
    },
    {
      title: ['产品展示', 'Showing products'],
      icon: 'shopping',
      entries: [
        { name: 'product-show', title: ['产品展示页', 'A product'], icon: 'shopping' },
        { name: 'product-list', title: ['产品列表', 'Product cards'], icon: 'appstore' },
        { name: 'product-list-old', title: ['紧凑列表', 'Compact list'], icon: 'bars' },
      ],
    },
    {
      title: ['数据', 'Data'],
      icon: 'bars',
      entries: [
        { name: 'icon', title: ['图标', 'Icons'], icon: 'appstore' },
        { name: 'table', title: ['大表格', 'Large table'], icon: 'bars' },
        { name: 'tree', title: ['大树', 'Large tree'], icon: 'apartment' },
        { name: 'echart', title: ['图表', 'Charts'], icon: 'dashboard' },
        { name: 'cityregion', title: ['省市区', 'Provinces and cities'], icon: 'compass' },
        { name: 'orgtree', title: ['组织机构图', 'Organisation chart'], icon: 'apartment' },
      ],
    },
    {
      title: ['表单', 'Forms'],
      icon: 'profile',
      entries: [
        { name: 'form', title: ['六十个字段的表单', 'A form of sixty fields'], icon: 'profile' },
        { name: 'form-making', title: ['表单模板', 'Forms to begin with'], icon: 'appstore' },
      ],
    },
    {
      title: ['编辑器', 'Editors'],
      icon: 'read',
      entries: [
        { name: 'tinymce', title: ['富文本编辑器', 'Rich text editor'], icon: 'read' },
        { name: 'markdown', title: ['Markdown', 'Markdown'], icon: 'book' },
        { name: 'json-editor', title: ['JSON 编辑器', 'JSON editor'], icon: 'bars' },
      ],
    },
    {
      title: ['文件与图片', 'Files and pictures'],
      icon: 'picture',
      entries: [
        { name: 'avatar-upload', title: ['头像上传', 'Avatar'], icon: 'user' },
        { name: 'image-cropper', title: ['图片裁剪', 'Cutting pictures'], icon: 'picture' },
        { name: 'dropzone', title: ['多文件上传', 'Many files'], icon: 'folder' },
      ],
    },
    {
      title: ['文档与影像', 'Documents, media'],
      icon: 'file',
      entries: [
        { name: 'vuepdf', title: ['PDF 阅读器', 'PDF viewer'], icon: 'file' },
        { name: 'pdfjs', title: ['PDF 逐页绘制', 'PDF page by page'], icon: 'file' },
        { name: 'three', title: ['三维模型', 'Model in 3D'], icon: 'appstore' },
        { name: 'baidumap', title: ['地图', 'Map'], icon: 'compass' },
        { name: 'video-player', title: ['视频播放', 'Video player'], icon: 'picture' },
      ],
    },
    {
      title: ['拖拽', 'Dragging'],
      icon: 'swap',
      entries: [
        { name: 'drag-kanban', title: ['看板', 'Board'], icon: 'appstore' },
        { name: 'drag-dialog', title: ['可拖动的对话框', 'Dialog to drag'], icon: 'message' },
        { name: 'drag-select', title: ['可排序的多选', 'Choice to sort'], icon: 'tags' },
        { name: 'dnd-list', title: ['列表互拖', 'Two lists'], icon: 'bars' },
        { name: 'split-pane', title: ['分栏', 'Split panes'], icon: 'swap' },
      ],
    },
    {
      title: ['页面小件', 'Small pieces'],
      icon: 'tags',
      entries: [
        { name: 'count-to', title: ['数字滚动', 'Counting numbers'], icon: 'dashboard' },
        { name: 'back-to-top', title: ['返回顶部', 'Back to top'], icon: 'home' },
        { name: 'sticky', title: ['吸顶', 'Sticky parts'], icon: 'bars' },
        { name: 'mixin', title: ['共用行为', 'Shared behaviour'], icon: 'link' },
      ],
    },
    {
      title: ['嵌套菜单', 'Nested menus'],
      icon: 'menu',
      entries: [
        {
          title: ['菜单 1', 'Menu 1'],
          icon: 'menu',
          entries: [
            { name: 'menu1', title: ['菜单 1 首页', 'Menu 1, first page'], icon: 'home' },
            { name: 'menu1-1', title: ['菜单 1-1', 'Menu 1-1'], icon: 'bars' },
            { name: 'menu1-2', title: ['菜单 1-2', 'Menu 1-2'], icon: 'bars' },
            { name: 'menu1-3', title: ['菜单 1-3', 'Menu 1-3'], icon: 'bars' },
          ],
        },
        { name: 'menu2', title: ['菜单 2', 'Menu 2'], icon: 'bars' },
      ],
    },
  ],
}

const pagesIn = ({ entries }: ExampleGroup): ExamplePage[] => entries.flatMap((entry) => ('name' in entry ? [entry] : pagesIn(entry)))

/** All example pages, without their headings. */
export const EXAMPLE_PAGES: readonly ExamplePage[] = pagesIn(EXAMPLES)
