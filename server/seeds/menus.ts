import type { Db } from '../db/engine.ts'

interface MenuSeed {
  text: string
  textEn: string
  /** The key of a row of the predefined table. */
  name?: string
  /** Where an entry leads that is no screen of ours; it opens in a new window. */
  url?: string
  webIcon: string
  permit?: string
  children?: MenuSeed[]
}

/** The menu of the back office as it comes; only screens that are built. */
const MENUS: MenuSeed[] = [
  { text: '首页', textEn: 'Dashboard', name: 'dashboard', webIcon: 'dashboard' },
  {
    text: '网站管理',
    textEn: 'Website',
    webIcon: 'global',
    children: [
      { text: '新闻', textEn: 'News', name: 'sitenews', webIcon: 'read', permit: 'News/View' },
      { text: '文章', textEn: 'Articles', name: 'sitearticle', webIcon: 'file', permit: 'Article/View' },
      { text: '文章分类', textEn: 'Article categories', name: 'sitecategory', webIcon: 'folder', permit: 'SiteCategory/View' },
      { text: '轮播图', textEn: 'Carousel', name: 'sitecarousel', webIcon: 'picture', permit: 'Carousel/View' },
      { text: '图库', textEn: 'Gallery', name: 'gallery', webIcon: 'appstore', permit: 'GalleryPicture/View' },
      { text: '导航菜单', textEn: 'Navigation', name: 'sitemenu', webIcon: 'compass', permit: 'Navigation/View' },
      { text: '询盘', textEn: 'Enquiries', name: 'enquiry', webIcon: 'message', permit: 'Enquiry/View' },
      { text: '地址跳转', textEn: 'Redirects', name: 'siteredirect', webIcon: 'swap', permit: 'Redirect/View' },
      { text: '站点信息', textEn: 'Site info', name: 'siteinfo', webIcon: 'global', permit: 'SiteInfo/View' },
    ],
  },
  {
    text: '产品管理',
    textEn: 'Catalogue',
    webIcon: 'shopping',
    children: [
      { text: '产品', textEn: 'Products', name: 'spu', webIcon: 'shopping', permit: 'Product/View' },
      { text: '产品分类', textEn: 'Product categories', name: 'category', webIcon: 'apartment', permit: 'ProductCategory/View' },
      { text: '产品类型', textEn: 'Product types', name: 'producttype', webIcon: 'tags', permit: 'ProductType/View' },
      { text: '品牌', textEn: 'Brands', name: 'brand', webIcon: 'trademark', permit: 'Brand/View' },
      {
        text: '规格参数模板',
        textEn: 'Spec templates',
        name: 'specparamtemplate',
        webIcon: 'profile',
        permit: 'SpecTemplate/View',
      },
    ],
  },
  {
    text: '系统管理',
    textEn: 'System',
    webIcon: 'setting',
    children: [
      { text: '用户', textEn: 'Users', name: 'user', webIcon: 'user', permit: 'User/View' },
      { text: '角色', textEn: 'Roles', name: 'role', webIcon: 'team', permit: 'Role/View' },
      { text: '菜单', textEn: 'Menus', name: 'menu', webIcon: 'menu', permit: 'Menu/View' },
      { text: '功能', textEn: 'Functions', name: 'function', webIcon: 'safety', permit: 'Function/View' },
      { text: '字典', textEn: 'Dictionary', name: 'dictionary', webIcon: 'book', permit: 'DictType/View' },
    ],
  },
  {
    text: '界面',
    textEn: 'Interface',
    webIcon: 'skin',
    children: [
      { text: '主题', textEn: 'Theme', name: 'theme', webIcon: 'skin' },
      { text: '错误日志', textEn: 'Error log', name: 'error-log', webIcon: 'bug' },
      { text: '登录页（二）', textEn: 'Login page 2', name: 'login1', webIcon: 'login', permit: 'Menu/View' },
      { text: '登录页（三）', textEn: 'Login page 3', name: 'login2', webIcon: 'login', permit: 'Menu/View' },
      { text: '备案查询', textEn: 'Filing register', url: 'https://beian.miit.gov.cn/', webIcon: 'link', permit: 'SiteInfo/View' },
    ],
  },
]

export async function seedMenus(db: Db, now: number): Promise<void> {
  const functions = new Map((await db.selectFrom('function').select(['id', 'name']).execute()).map((row) => [row.name, row.id]))

  async function add(entries: MenuSeed[], pid: number | null) {
    for (const [index, { children = [], permit, name = null, url = null, ...words }] of entries.entries()) {
      const row = {
        ...words,
        name,
        pid,
        tag: 'web',
        url,
        sort: index + 1,
        hidden: 0,
        functionId: permit ? functions.get(permit)! : null,
        version: 1,
        creationTime: now,
      }
      const { id } = await db
        .insertInto('menu')
        .values(row as never)
        .returning('id')
        .executeTakeFirstOrThrow()
      await add(children, id)
    }
  }

  await add(MENUS, null)
}
