import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { making, snapshot, stamps } from './making.ts'

export const foundation = (engine: Engine): Migration => ({
  async up(db) {
    await identity(db, engine)
    await dictionary(db, engine)
    await site(db, engine)
    await records(db, engine)
  },
})

async function identity(db: Kysely<unknown>, engine: Engine) {
  const make = making(db, engine)
  await make.table('role', {
    ...stamps,
    name: 'text!',
    displayName: 'text!',
    description: 'text',
    isStatic: 'whole!',
    isDefault: 'whole!',
    grantedPermissions: 'text',
  })
  await make.uniqueText('role', 'name')
  await make.table('user', {
    ...stamps,
    userName: 'text!',
    name: 'text!',
    surname: 'text',
    emailAddress: 'text',
    phoneNumber: 'text',
    avatar: 'text',
    isActive: 'whole!',
    lastLoginTime: 'whole',
    passwordHash: 'text',
    hasDemoPassword: 'whole',
  })
  await make.uniqueText('user', 'userName')
  await make.uniqueText('user', 'emailAddress')
  await make.keyedTable('user_roleIds', { rowId: 'whole! -> user', targetId: 'whole! -> role' }, ['rowId', 'targetId'])
  await make.index('user_roleIds', ['targetId'])
  await make.table('function', {
    ...stamps,
    pid: 'whole -> function',
    name: 'text!',
    displayName: 'text!',
    displayNameEn: 'text',
  })
  await make.uniqueText('function', 'name')
  await make.table('menu', {
    ...stamps,
    pid: 'whole -> menu',
    tag: 'text!',
    text: 'text!',
    textEn: 'text',
    name: 'text',
    url: 'text',
    webIcon: 'text',
    sort: 'real',
    hidden: 'whole!',
    functionId: 'whole -> function',
  })
}

async function dictionary(db: Kysely<unknown>, engine: Engine) {
  const make = making(db, engine)
  await make.table('dictionaryType', {
    ...stamps,
    pid: 'whole -> dictionaryType',
    name: 'text!',
    nameEn: 'text',
    code: 'text!',
    remark: 'text',
    sort: 'real',
  })
  await make.uniqueText('dictionaryType', 'code')
  await make.table('dictionaryItem', {
    ...stamps,
    typeId: 'whole! -> dictionaryType',
    pid: 'whole -> dictionaryItem',
    label: 'text!',
    labelEn: 'text',
    value: 'text!',
    sort: 'real',
    isActive: 'whole!',
    remark: 'text',
  })
  await make.index('dictionaryItem', ['typeId'])
}

async function site(db: Kysely<unknown>, engine: Engine) {
  const make = making(db, engine)
  await make.table('siteInfo', {
    ...stamps,
    title: 'text!',
    titleEn: 'text',
    icon: 'text',
    logo: 'text',
    copyright: 'text',
    copyrightEn: 'text',
    beian: 'text',
    policeBeian: 'text',
    address: 'text',
    addressEn: 'text',
    telephone: 'text',
    email: 'text',
    wechatPicture: 'text',
    mapPosition: 'text',
    brandColour: 'text',
    bannerSize: 'text!',
    seoTitle: 'text',
    seoTitleEn: 'text',
    seoDescription: 'text',
    seoDescriptionEn: 'text',
  })
  await make.table('navigation', {
    ...stamps,
    pid: 'whole -> navigation',
    name: 'text!',
    nameEn: 'text',
    link: 'text!',
    target: 'text',
    sort: 'real',
  })
  await make.table('galleryPicture', {
    ...stamps,
    title: 'text!',
    titleEn: 'text',
    image: 'text!',
    album: 'text',
    albumEn: 'text',
    alt: 'text',
    altEn: 'text',
    sort: 'real',
  })
  await make.table('carousel', {
    ...stamps,
    title: 'text!',
    titleEn: 'text',
    bigImage: 'text!',
    smallImage: 'text',
    link: 'text',
    sort: 'real',
    description: 'text',
    descriptionEn: 'text',
    subdesc: 'text',
    subdescEn: 'text',
  })
  await make.table('carouselSnapshot', {
    rowId: 'whole! -> carousel',
    ...snapshot,
    title: 'text!',
    titleEn: 'text',
    bigImage: 'text!',
    smallImage: 'text',
    link: 'text',
    sort: 'real',
    description: 'text',
    descriptionEn: 'text',
    subdesc: 'text',
    subdescEn: 'text',
  })
  await make.index('carouselSnapshot', ['rowId', 'validFrom'])
  await make.index('carouselSnapshot', ['validFrom'])
  await make.index('carouselSnapshot', ['validUntil'])
  await make.table('news', {
    ...stamps,
    title: 'text!',
    titleEn: 'text',
    category: 'text',
    summary: 'text',
    summaryEn: 'text',
    cover: 'text',
    author: 'text',
    source: 'text',
    tags: 'text!',
    isTop: 'whole!',
    publishTime: 'whole!',
    slug: 'text',
    seoTitle: 'text',
    seoTitleEn: 'text',
    seoDescription: 'text',
    seoDescriptionEn: 'text',
    content: 'text',
    contentEn: 'text',
  })
  await make.uniqueText('news', 'slug')
  await make.table('newsSnapshot', {
    rowId: 'whole! -> news',
    ...snapshot,
    title: 'text!',
    titleEn: 'text',
    category: 'text',
    summary: 'text',
    summaryEn: 'text',
    cover: 'text',
    author: 'text',
    source: 'text',
    tags: 'text!',
    isTop: 'whole!',
    publishTime: 'whole!',
    slug: 'text',
    seoTitle: 'text',
    seoTitleEn: 'text',
    seoDescription: 'text',
    seoDescriptionEn: 'text',
    content: 'text',
    contentEn: 'text',
  })
  await make.index('newsSnapshot', ['rowId', 'validFrom'])
  await make.index('newsSnapshot', ['validFrom'])
  await make.index('newsSnapshot', ['validUntil'])
  await make.index('newsSnapshot', ['publishTime'])
  await make.index('news', ['publishTime'])
}

/** The tables beside the resources: sessions, settings, uploads and the four logs. */
async function records(db: Kysely<unknown>, engine: Engine) {
  const make = making(db, engine)
  await make.table('session', {
    tokenHash: 'text!',
    userId: 'whole! -> user',
    creationTime: 'whole!',
    expiryTime: 'whole!',
    ip: 'text!',
    browserInfo: 'text!',
  })
  await make.uniqueText('session', 'tokenHash', false)
  await make.index('session', ['userId'])
  await make.keyedTable('setting', { name: 'text!', value: 'text!' }, ['name'])
  await make.table('upload', {
    id: 'text!',
    kind: 'text!',
    name: 'text!',
    type: 'text!',
    size: 'whole!',
    width: 'whole',
    height: 'whole',
    placeholder: 'text',
    creationTime: 'whole!',
    creatorUserId: 'whole',
  })
  await make.table('entityChange', {
    changeTime: 'whole!',
    changeType: 'text!',
    entityType: 'text!',
    entityId: 'whole!',
    userId: 'whole',
    requestId: 'text!',
    propertyChanges: 'text!',
  })
  await make.index('entityChange', ['entityType', 'entityId'])
  await make.table('auditLog', {
    executionTime: 'whole!',
    executionDuration: 'whole!',
    userId: 'whole',
    userName: 'text',
    serviceName: 'text!',
    methodName: 'text!',
    parameters: 'text!',
    clientIpAddress: 'text!',
    browserInfo: 'text!',
    requestId: 'text!',
    result: 'text!',
    exceptionMessage: 'text',
  })
  await make.index('auditLog', ['userId'])
  await make.table('loginLog', {
    creationTime: 'whole!',
    userNameOrEmailAddress: 'text!',
    userId: 'whole',
    ip: 'text!',
    browserInfo: 'text!',
    result: 'text!',
  })
  await make.table('webLog', {
    creationTime: 'whole!',
    method: 'text!',
    path: 'text!',
    status: 'whole!',
    duration: 'real!',
    bytes: 'whole!',
    ip: 'text!',
    userAgent: 'text!',
    referrer: 'text!',
    userId: 'whole',
    requestId: 'text!',
  })
}
