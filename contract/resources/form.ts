import { internalReferences, json, link, longText, number, text, yesNo } from '../fields.ts'
import { resource } from '../declaration.ts'
import { formDraft } from './form-draft.ts'
import { ownership, ownershipBeside } from './ownership.ts'
import { webPage } from './web-page.ts'

/**
 * A form that visitors fill in at an address of its own, or staff in the back office. Its questions are a `FormDefinition` (`contract/forms/definition.ts`) by the time it is published;
 * a draft may be unfinished, so that nothing of it is lost (`server/features/forms/refuse-unfinished.ts`).
 */
export const form = resource({
  name: 'form',
  service: 'DynamicForm',
  title: ['表单', 'Forms', 'form'],
  scopeGroup: 'content',
  publishable: true,
  most: 500,
  display: 'title',
  sorting: 'id desc',
  columns: ['title', 'slug', 'isOpen'],
  fields: {
    title: text({ required: true, max: 200, localized: true, search: true, sort: true }),
    intro: longText({ max: 1000, localized: true }),
    definition: json(formDraft, { required: true }),
    thanks: longText({ max: 500, localized: true }),
    isOpen: yesNo({ default: true, filter: true }),
    isOnSite: yesNo({ default: true, filter: true }),
    isInOffice: yesNo({ default: false, filter: true }),
    /** Of the staff, those of these units and the units below them, and with one of these roles; all where none is named. */
    forUnitIds: internalReferences('organizationUnit'),
    forRoleIds: internalReferences('role'),
    noticeEmail: text({ max: 256, format: 'email' }),
    webhook: link({ max: 500, pattern: /^https?:\/\//, called: true }),
    answerDays: number({ required: true, default: 0, min: 0, max: 3650 }),
    ...webPage,
    ...ownership,
  },
  sections: [
    { name: 'text', fields: ['title', 'intro'] },
    { name: 'questions', fields: ['definition'] },
    { name: 'afterwards', fields: ['thanks'] },
    { name: 'seo', fields: ['slug', 'seoTitle', 'seoDescription'] },
    { name: 'places', beside: true, fields: ['isOnSite', 'isInOffice', 'forUnitIds', 'forRoleIds'] },
    { name: 'answers', beside: true, fields: ['isOpen', 'noticeEmail', 'webhook', 'answerDays'] },
    ownershipBeside,
  ],
  labels: {
    title: ['标题', 'Title'],
    intro: ['说明', 'Introduction'],
    definition: ['问题', 'Questions'],
    thanks: ['提交后的话', 'Thanks'],
    isOpen: ['接收答卷', 'Takes answers'],
    isOnSite: ['显示在网站', 'On the site'],
    isInOffice: ['显示在后台', 'In the back office'],
    forUnitIds: ['限定部门', 'For units'],
    forRoleIds: ['限定角色', 'For roles'],
    noticeEmail: ['通知邮箱', 'Notices to'],
    webhook: ['推送地址', 'Webhook'],
    answerDays: ['答卷保留天数', 'Days to keep answers'],
    slug: ['网址别名', 'Slug'],
  },
})
