import { resource } from '../../../contract/declaration.ts'
import { choice, longText, text, yesNo } from '../../../contract/fields.ts'

/** Step 1: the declaration. List, form, filters and words come from it. */
export const customer = resource({
  name: 'sampleCustomer',
  service: 'SampleCustomer',
  title: ['示例客户', 'Sample customers'],
  display: 'name',
  sorting: 'name asc',
  columns: ['name', 'level', 'contact', 'telephone', 'isActive'],
  fields: {
    name: text({ required: true, max: 60, search: true, sort: true }),
    level: choice(
      { key: ['重点', 'Key'], usual: ['普通', 'Usual'], new: ['潜在', 'Prospect'] },
      { required: true, default: 'new', filter: true },
    ),
    contact: text({ max: 40, search: true }),
    telephone: text({ max: 20, pattern: /^[\d +-]*$/ }),
    isActive: yesNo({ default: true, filter: true }),
    remark: longText({ max: 500 }),
  },
  labels: {
    name: ['客户名称', 'Name'],
    level: ['级别', 'Level'],
    contact: ['联系人', 'Contact'],
    telephone: ['电话', 'Telephone'],
  },
})

export const CUSTOMERS = [
  { name: '苏州精测电子', level: 'key', contact: '王敏', telephone: '0512 5555 0101', isActive: true, remark: null },
  { name: '宁波海纳新材', level: 'usual', contact: '陈立', telephone: '0574 5555 0102', isActive: true, remark: '每季度回访' },
  { name: '无锡晨光电池', level: 'key', contact: '周洁', telephone: '0510 5555 0103', isActive: true, remark: null },
  { name: '青岛蓝湾玻璃', level: 'new', contact: '孙涛', telephone: '0532 5555 0104', isActive: false, remark: null },
  { name: 'Nordlin Optics', level: 'usual', contact: 'Eva Lind', telephone: '+46 8 555 0105', isActive: true, remark: null },
]
