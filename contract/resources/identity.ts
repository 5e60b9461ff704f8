import { date, json, longText, number, picture, reference, references, text, treeParent, yesNo } from '../fields.ts'
import { z } from 'zod'
import { dataScopes } from '../data-scopes.ts'
import { resource } from '../declaration.ts'

/** A member of staff. The password is no field: it is in no row, filter, sort, export or log. */
export const user = resource({
  name: 'user',
  service: 'User',
  title: ['用户', 'Users', 'user'],
  display: 'userName',
  large: true,
  columns: ['avatar', 'userName', 'name', 'unitIds', 'roleIds', 'isActive', 'lastLoginTime'],
  fields: {
    userName: text({ required: true, max: 256, unique: true, search: true, sort: true, format: 'userName' }),
    name: text({ required: true, max: 64, search: true, sort: true }),
    surname: text({ max: 64, search: true }),
    emailAddress: text({ max: 256, asked: true, unique: true, search: true, sort: true, format: 'email' }),
    phoneNumber: text({ max: 32, search: true, format: 'mobile' }),
    avatar: picture(),
    isActive: yesNo({ default: true, filter: true, sort: true }),
    roleIds: references('role', { filter: true }),
    unitIds: references('organizationUnit', { filter: true, filterBelow: true }),
    lastLoginTime: date({ time: true, readOnly: true, sort: true }),
  },
  sections: [
    { name: 'account', fields: [['userName', 'emailAddress']] },
    { name: 'person', fields: [['surname', 'name'], 'phoneNumber', 'avatar'] },
    { name: 'access', fields: ['unitIds', 'roleIds', 'isActive'] },
  ],
  labels: {
    userName: ['用户名', 'User name'],
    name: ['名字', 'First name'],
    surname: ['姓氏', 'Surname'],
    emailAddress: ['邮箱', 'E-mail'],
    phoneNumber: ['手机', 'Phone'],
    avatar: ['头像', 'Avatar'],
    roleIds: ['角色', 'Roles'],
    unitIds: ['组织机构', 'Units'],
    lastLoginTime: ['最近登录', 'Last sign-in'],
  },
})

/** A part of the company, in a tree. Users are members of any number of units, and hold the roles of each beside their own. */
export const organizationUnit = resource({
  name: 'organizationUnit',
  service: 'OrganizationUnit',
  title: ['组织机构', 'Organisation units', 'organisation unit'],
  display: 'displayName',
  sorting: 'sort asc, id asc',
  most: 10_000,
  columns: ['displayName', 'headId', 'roleIds', 'sort'],
  fields: {
    parentId: treeParent({ filter: true }),
    displayName: text({ required: true, max: 128, localized: true, search: true, sort: true }),
    headId: reference('user', { filter: true }),
    /** Each member holds these too. */
    roleIds: references('role', { filter: true }),
    remark: text({ max: 500 }),
    sort: number({ default: 0, sort: true }),
  },
  sections: [{ name: 'basics', fields: ['displayName', ['parentId', 'headId'], 'roleIds', ['remark', 'sort']] }],
  labels: {
    parentId: ['上级机构', 'Parent unit'],
    displayName: ['机构名称', 'Unit name'],
    headId: ['负责人', 'Head'],
    roleIds: ['成员的角色', 'Roles of members'],
  },
})

/** A named set of permits. A static role cannot be renamed or deleted; a default one is given to new users. */
export const role = resource({
  name: 'role',
  service: 'Role',
  title: ['角色', 'Roles', 'role'],
  display: 'displayName',
  columns: ['name', 'displayName', 'isStatic', 'isDefault'],
  fields: {
    name: text({ required: true, max: 32, unique: true, search: true, sort: true, format: 'code' }),
    displayName: text({ required: true, max: 64, localized: true, search: true, sort: true }),
    description: longText({ max: 500, localized: true, listed: true }),
    isStatic: yesNo({ readOnly: true, filter: true }),
    isDefault: yesNo({ default: false, filter: true }),
    requiresSecondFactor: yesNo({ default: false }),
    grantedPermissions: json(z.array(z.string().max(100)).max(2000), { default: [] }),
    dataScopes: json(dataScopes, { default: {} }),
  },
  sections: [
    { name: 'basics', fields: ['displayName', ['name', 'isDefault'], 'description'] },
    { name: 'access', fields: ['requiresSecondFactor', 'grantedPermissions'] },
    { name: 'scopes', fields: ['dataScopes'] },
  ],
  labels: {
    name: ['名称', 'Name'],
    displayName: ['显示名', 'Display name'],
    description: ['说明', 'Description'],
    isStatic: ['内置', 'Built-in'],
    isDefault: ['默认', 'Default'],
    requiresSecondFactor: ['必须使用两步验证', 'Second factor required'],
    grantedPermissions: ['权限', 'Permissions'],
    dataScopes: ['数据范围', 'Data scope'],
  },
})

/** A point of permission, named `User/Add`; kept in step with the code's own list at every start (E-05). */
export const permission = resource({
  name: 'function',
  service: 'Function',
  title: ['权限点', 'Permissions', 'permission'],
  writable: false,
  display: 'displayName',
  sorting: 'name asc',
  columns: ['displayName', 'name'],
  fields: {
    pid: treeParent({ filter: true }),
    name: text({ required: true, max: 100, unique: true, search: true, sort: true }),
    displayName: text({ required: true, max: 100, localized: true, search: true }),
  },
  labels: {
    name: ['名称', 'Name'],
    displayName: ['显示名', 'Display name'],
  },
})

/** An address on the web or within the site, or a bare word: no scheme that runs. */
const HARMLESS = /^((https?|mailto|tel):|[/#]|[^:]*$)[^\r\n]*$/i

/** An entry of the back office's menu; `name` is the key of a row of the predefined table. */
export const menu = resource({
  name: 'menu',
  service: 'Menu',
  title: ['菜单', 'Menus', 'menu entry', '菜单项'],
  display: 'text',
  sorting: 'sort asc, id asc',
  most: 1000,
  columns: ['text', 'name', 'url', 'webIcon', 'hidden', 'sort'],
  fields: {
    pid: treeParent({ filter: true }),
    tag: text({ required: true, max: 32, default: 'web', filter: true }),
    text: text({ required: true, max: 64, localized: true, search: true, sort: true }),
    name: text({ max: 64, search: true, sort: true }),
    url: text({ max: 1000, pattern: HARMLESS }),
    webIcon: text({ max: 64 }),
    sort: number({ default: 0, sort: true }),
    hidden: yesNo({ default: false, filter: true }),
    functionId: reference('function'),
  },
  sections: [
    { name: 'basics', fields: ['text', ['pid', 'sort'], 'tag'] },
    { name: 'target', fields: [['name', 'url'], 'functionId'] },
    { name: 'look', fields: ['webIcon', 'hidden'] },
  ],
  labels: {
    tag: ['所属应用', 'App'],
    text: ['名称', 'Label'],
    name: ['页面标识', 'Page key'],
    url: ['网址', 'Address'],
    webIcon: ['图标', 'Icon'],
    hidden: ['隐藏', 'Hidden'],
    functionId: ['所需权限', 'Needs permission'],
  },
})
