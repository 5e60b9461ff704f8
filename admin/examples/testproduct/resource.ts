import { resource } from '../../../contract/declaration.ts'
import { choice, longText, money, number, text } from '../../../contract/fields.ts'

/** Step 1: the declaration. */
export const testProduct = resource({
  name: 'sampleProduct',
  service: 'SampleProduct',
  title: ['测试产品看板', 'Sample products', 'product', '测试产品'],
  display: 'name',
  sorting: 'id asc',
  columns: ['name', 'code', 'stage', 'price', 'stock'],
  fields: {
    name: text({ required: true, max: 60, search: true, sort: true }),
    code: text({ required: true, max: 20, pattern: /^[A-Z0-9-]+$/, search: true, sort: true }),
    stage: choice(
      { idea: ['构想', 'Idea'], trial: ['试制', 'Trial'], sold: ['在售', 'Sold'] },
      { required: true, default: 'idea', filter: true },
    ),
    price: money({ min: 0, sort: true }),
    stock: number({ required: true, default: 0, min: 0, max: 100_000, sort: true }),
    remark: longText({ max: 500 }),
  },
  labels: {
    name: ['名称', 'Name'],
    code: ['型号', 'Model'],
    stage: ['阶段', 'Stage'],
    price: ['价格', 'Price'],
    stock: ['库存', 'Stock'],
  },
})

export const STAGES = ['idea', 'trial', 'sold'] as const

export const PRODUCTS = [
  { name: '线扫相机 HL-16K', code: 'HL-16K', stage: 'idea', price: 48000, stock: 0, remark: null },
  { name: '智能相机 SC-5', code: 'SC-5', stage: 'trial', price: 9800, stock: 6, remark: '九月送样' },
  { name: '线扫相机 HL-8K', code: 'HL-8K', stage: 'sold', price: 26800, stock: 12, remark: null },
  { name: '环形光源 RL-90', code: 'RL-90', stage: 'sold', price: 560, stock: 140, remark: null },
]
