import type { ResourceWords } from '../shape.ts'
import type * as zh from '../zh-CN/resources.ts'

export const actions: typeof zh.actions = {
  View: 'View',
  Add: 'Add',
  Edit: 'Edit',
  Delete: 'Delete',
  Publish: 'Publish',
  Import: 'Import',
  Export: 'Export',
  ResetPassword: 'Reset password',
}

export const shared: typeof zh.shared = {
  id: 'Id',
  pid: 'Parent',
  creationTime: 'Created',
  creatorUserId: 'Created by',
  lastModificationTime: 'Changed',
  lastModifierUserId: 'Changed by',
  version: 'Version',
  sort: 'Order',
  isActive: 'Active',
  remark: 'Remark',
  state: 'State',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
}

export const states: typeof zh.states = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' }

export const resources: ResourceWords = {
  news: {
    name: 'News',
    fields: {
      title: 'Title',
      category: 'Category',
      summary: 'Summary',
      cover: 'Cover',
      content: 'Content',
      author: 'Author',
      source: 'Source',
      tags: 'Tags',
      isTop: 'Pinned',
      publishTime: 'Date',
      slug: 'Slug',
      seoTitle: 'SEO title',
      seoDescription: 'SEO description',
    },
  },
  carousel: {
    name: 'Carousel',
    fields: {
      title: 'Title',
      description: 'Description',
      subdesc: 'Sub-description',
      bigImage: 'Large picture',
      smallImage: 'Small picture',
      link: 'Link',
      sort: 'Order',
    },
  },
  galleryPicture: { name: 'Gallery', fields: { title: 'Title', image: 'Picture', album: 'Album', alt: 'Alternative text', sort: 'Order' } },
  navigation: { name: 'Navigation', fields: { pid: 'Parent', name: 'Name', link: 'Link', target: 'Opens in', sort: 'Order' } },
  siteInfo: {
    name: 'Site info',
    fields: {
      title: 'Site name',
      icon: 'Icon',
      logo: 'Logo',
      copyright: 'Copyright',
      beian: 'ICP number',
      policeBeian: 'Police number',
      address: 'Address',
      telephone: 'Telephone',
      email: 'E-mail',
      wechatPicture: 'WeChat code',
      mapPosition: 'Map position',
      brandColour: 'Brand colour',
      bannerSize: 'Banner pictures',
      seoTitle: 'SEO title',
      seoDescription: 'SEO description',
    },
  },
  dictionaryType: { name: 'Dictionary types', fields: { pid: 'Parent', name: 'Name', code: 'Code', remark: 'Remark', sort: 'Order' } },
  dictionaryItem: {
    name: 'Dictionary items',
    fields: { typeId: 'Type', pid: 'Parent', label: 'Label', value: 'Value', sort: 'Order', isActive: 'Active', remark: 'Remark' },
  },
  user: {
    name: 'Users',
    fields: {
      userName: 'User name',
      name: 'First name',
      surname: 'Surname',
      emailAddress: 'E-mail',
      phoneNumber: 'Phone',
      avatar: 'Avatar',
      isActive: 'Active',
      roleIds: 'Roles',
      lastLoginTime: 'Last sign-in',
    },
  },
  role: {
    name: 'Roles',
    fields: {
      name: 'Name',
      displayName: 'Display name',
      description: 'Description',
      isStatic: 'Built-in',
      isDefault: 'Default',
      grantedPermissions: 'Permissions',
    },
  },
  function: { name: 'Functions', fields: { pid: 'Parent', name: 'Name', displayName: 'Display name' } },
  menu: {
    name: 'Menus',
    fields: {
      pid: 'Parent',
      tag: 'Tag',
      text: 'Text',
      name: 'Route key',
      url: 'Address',
      webIcon: 'Icon',
      sort: 'Order',
      hidden: 'Hidden',
      functionId: 'Needs permission',
    },
  },
}

export const choices: typeof zh.choices = {
  _self: 'Same window',
  _blank: 'New window',
  auto: 'By the screen',
  big: 'Large',
  small: 'Small',
}
