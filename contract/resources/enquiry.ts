import { choice, longText, reference, tags, text } from '../fields.ts'
import { resource } from '../declaration.ts'
import { ownership, ownershipBeside } from './ownership.ts'
import { visitorLanguage } from './visitor-language.ts'

/** A visitor's question, and the state of the answer. */
export const enquiry = resource({
  name: 'enquiry',
  service: 'Enquiry',
  title: ['询盘', 'Enquiries', 'enquiry'],
  scopeGroup: 'enquiries',
  large: true,
  display: 'name',
  columns: ['name', 'company', 'productId', 'status'],
  fields: {
    name: text({ immutable: true, required: true, max: 64, search: true, sort: true }),
    company: text({ immutable: true, max: 128, search: true }),
    email: text({ immutable: true, max: 256, search: true }),
    phone: text({ immutable: true, max: 32, search: true }),
    productId: reference('product', { immutable: true, filter: true }),
    message: longText({ immutable: true, required: true, max: 2000 }),
    language: visitorLanguage,
    /** The choices among the further answers, as those of `formAnswer`. */
    picked: tags({ readOnly: true, filter: true, max: 1000 }),
    status: choice(
      { new: ['未处理', 'New'], answered: ['已回复', 'Answered'], closed: ['已关闭', 'Closed'], spam: ['垃圾信息', 'Spam'] },
      { required: true, default: 'new', filter: true, sort: true },
    ),
    remark: longText({ max: 1000 }),
    ...ownership,
  },
  sections: [
    { name: 'message', fields: ['message', ['productId', 'language']] },
    {
      name: 'contact',
      fields: [
        ['name', 'company'],
        ['email', 'phone'],
      ],
    },
    { name: 'handling', beside: true, fields: ['status', 'remark'] },
    ownershipBeside,
  ],
  labels: {
    name: ['姓名', 'Name'],
    company: ['公司', 'Company'],
    email: ['邮箱', 'E-mail'],
    phone: ['电话', 'Phone'],
    productId: ['产品', 'Product'],
    message: ['内容', 'Message'],
    language: ['语言', 'Language'],
    picked: ['选项', 'Choices'],
    status: ['处理状态', 'Status'],
    remark: ['处理备注', 'Note'],
  },
})
