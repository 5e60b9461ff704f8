import type { ResourceWords } from '../shape.ts'

export const actions = {
  View: '查看',
  Add: '新增',
  Edit: '编辑',
  Delete: '删除',
  Publish: '发布',
  Import: '导入',
  Export: '导出',
  ResetPassword: '重置密码',
}

/** Labels that many resources share; a resource names only what differs. */
export const shared = {
  id: '编号',
  pid: '上级',
  creationTime: '创建时间',
  creatorUserId: '创建人',
  lastModificationTime: '修改时间',
  lastModifierUserId: '修改人',
  version: '版本',
  sort: '排序',
  isActive: '启用',
  remark: '备注',
  state: '状态',
  seoTitle: 'SEO 标题',
  seoDescription: 'SEO 描述',
}

export const states = { draft: '草稿', scheduled: '定时发布', published: '已发布' }

export const resources: ResourceWords = {
  news: {
    name: '新闻',
    fields: {
      title: '标题',
      category: '分类',
      summary: '摘要',
      cover: '封面',
      content: '正文',
      author: '作者',
      source: '来源',
      tags: '标签',
      isTop: '置顶',
      publishTime: '发布日期',
      slug: '网址别名',
      seoTitle: 'SEO 标题',
      seoDescription: 'SEO 描述',
    },
  },
  carousel: {
    name: '轮播图',
    fields: { title: '标题', description: '描述', subdesc: '副描述', bigImage: '大图', smallImage: '小图', link: '链接', sort: '排序' },
  },
  galleryPicture: { name: '图库', fields: { title: '标题', image: '图片', album: '相册', alt: '替代文字', sort: '排序' } },
  navigation: { name: '导航菜单', fields: { pid: '上级', name: '名称', link: '链接', target: '打开方式', sort: '排序' } },
  siteInfo: {
    name: '站点信息',
    fields: {
      title: '站点名称',
      icon: '图标',
      logo: '标志',
      copyright: '版权信息',
      beian: 'ICP 备案号',
      policeBeian: '公安备案号',
      address: '地址',
      telephone: '电话',
      email: '邮箱',
      wechatPicture: '微信二维码',
      mapPosition: '地图坐标',
      brandColour: '品牌色',
      bannerSize: '轮播图尺寸',
      seoTitle: 'SEO 标题',
      seoDescription: 'SEO 描述',
    },
  },
  dictionaryType: { name: '字典类型', fields: { pid: '上级', name: '名称', code: '编码', remark: '备注', sort: '排序' } },
  dictionaryItem: {
    name: '字典项',
    fields: { typeId: '字典类型', pid: '上级', label: '名称', value: '值', sort: '排序', isActive: '启用', remark: '备注' },
  },
  user: {
    name: '用户',
    fields: {
      userName: '用户名',
      name: '名字',
      surname: '姓氏',
      emailAddress: '邮箱',
      phoneNumber: '手机',
      avatar: '头像',
      isActive: '启用',
      roleIds: '角色',
      lastLoginTime: '最近登录',
    },
  },
  role: {
    name: '角色',
    fields: { name: '名称', displayName: '显示名', description: '说明', isStatic: '内置', isDefault: '默认', grantedPermissions: '权限' },
  },
  function: { name: '功能', fields: { pid: '上级', name: '名称', displayName: '显示名' } },
  menu: {
    name: '菜单',
    fields: {
      pid: '上级',
      tag: '标记',
      text: '文字',
      name: '路由名',
      url: '网址',
      webIcon: '图标',
      sort: '排序',
      hidden: '隐藏',
      functionId: '所需权限',
    },
  },
}

export const choices = { _self: '当前窗口', _blank: '新窗口', auto: '按屏幕自动选择', big: '大图', small: '小图' }
