import { z } from 'zod'
import { choice, json, longText, number, reference, tags, text } from '../fields.ts'
import { resource } from '../declaration.ts'
import { ownership, ownershipBeside } from './ownership.ts'
import { visitorLanguage } from './visitor-language.ts'

/** As many as a form has questions. */
const MOST_ANSWERS = 200

/** Answers by the keys of the questions, as `contract/forms/answers.ts` leaves them. */
const answers = z
  .record(z.string().max(40), z.union([z.string().max(5000), z.number(), z.boolean(), z.array(z.string().max(500)).max(100)]))
  .refine((given) => Object.keys(given).length <= MOST_ANSWERS, { params: { words: 'invalid.tooMany', values: { max: MOST_ANSWERS } } })

/** The answers of one person to one version of a form. */
export const formAnswer = resource({
  name: 'formAnswer',
  service: 'FormAnswer',
  title: ['答卷', 'Form answers', 'form answer'],
  scopeGroup: 'enquiries',
  large: true,
  display: 'summary',
  sorting: 'id desc',
  columns: ['summary', 'formId', 'email', 'phone', 'giverId', 'status'],
  fields: {
    formId: reference('form', { immutable: true, required: true, filter: true }),
    /** The number of the version that was answered. */
    formVersion: number({ immutable: true, required: true, min: 1 }),
    /** The first answers in a line. */
    summary: text({ immutable: true, max: 200, search: true }),
    email: text({ immutable: true, max: 256, search: true }),
    phone: text({ immutable: true, max: 32, search: true }),
    answers: json(answers, { immutable: true, required: true }),
    /** The person of the staff who gave it, and the unit of then; null for a visitor. */
    giverId: reference('user', { readOnly: true, filter: true }),
    giverUnitId: reference('organizationUnit', { readOnly: true, filter: true, filterBelow: true }),
    /** The choices as `key=value`, by which lists are narrowed (`contract/forms/picks.ts`). */
    picked: tags({ immutable: true, filter: true, max: 1000 }),
    language: visitorLanguage,
    status: choice(
      { new: ['未处理', 'New'], handled: ['已处理', 'Handled'], closed: ['已关闭', 'Closed'], spam: ['垃圾信息', 'Spam'] },
      { required: true, default: 'new', filter: true, sort: true },
    ),
    remark: longText({ max: 1000 }),
    ...ownership,
  },
  sections: [
    { name: 'answers', fields: ['answers'] },
    { name: 'contact', fields: [['email', 'phone']] },
    { name: 'more', fields: ['summary', ['formId', 'formVersion'], 'picked', 'language'] },
    { name: 'handling', beside: true, fields: ['status', 'remark'] },
    ownershipBeside,
  ],
  labels: {
    formId: ['表单', 'Form'],
    formVersion: ['表单版本', 'Form version'],
    summary: ['摘要', 'Summary'],
    email: ['邮箱', 'E-mail'],
    phone: ['电话', 'Phone'],
    giverId: ['填写人', 'Given by'],
    giverUnitId: ['填写人部门', 'Unit of the giver'],
    answers: ['答案', 'Answers'],
    picked: ['选项', 'Choices'],
    language: ['语言', 'Language'],
    status: ['处理状态', 'Status'],
    remark: ['处理备注', 'Note'],
  },
})
