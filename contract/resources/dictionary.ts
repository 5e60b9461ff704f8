import { longText, number, reference, text, treeParent, yesNo } from '../fields.ts'
import { resource } from '../declaration.ts'

/** A list of choices that staff keep, such as the categories of news (E-06). */
export const dictionaryType = resource({
  name: 'dictionaryType',
  service: 'DictType',
  title: ['字典类型', 'Dictionary types', 'dictionary type'],
  display: 'name',
  sorting: 'sort asc, id asc',
  most: 1000,
  columns: ['name', 'code', 'sort'],
  fields: {
    pid: treeParent({ filter: true }),
    name: text({ required: true, max: 64, localized: true, search: true, sort: true }),
    code: text({ required: true, max: 64, unique: true, search: true, sort: true, format: 'code' }),
    remark: longText({ max: 500 }),
    sort: number({ default: 0, sort: true }),
  },
  labels: {
    name: ['名称', 'Name'],
    code: ['编码', 'Code'],
  },
})

export const dictionaryItem = resource({
  name: 'dictionaryItem',
  service: 'DictItem',
  title: ['字典项', 'Dictionary items', 'dictionary item'],
  display: 'label',
  sorting: 'sort asc, id asc',
  most: 5000,
  columns: ['typeId', 'label', 'value', 'isActive', 'sort'],
  fields: {
    typeId: reference('dictionaryType', { required: true, filter: true, immutable: true }),
    pid: treeParent({ filter: true, within: 'typeId' }),
    label: text({ required: true, max: 64, localized: true, search: true, sort: true }),
    value: text({ required: true, max: 64, search: true, sort: true }),
    sort: number({ default: 0, sort: true }),
    isActive: yesNo({ default: true, filter: true }),
    remark: longText({ max: 500 }),
  },
  labels: {
    typeId: ['字典类型', 'Type'],
    label: ['名称', 'Label'],
    value: ['值', 'Value'],
  },
})
