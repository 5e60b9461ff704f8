import type { Comparison } from '../../contract/forms/conditions.ts'
import { formDefinition } from '../../contract/forms/definition.ts'
import { formItem } from './sample.ts'

const when = (key: string, by: Comparison, value?: string | number | boolean) => ({ join: 'all', comparisons: [{ key, by, value }] })
const named = (key: string, label: string, labelEn: string) => ({ key, label, labelEn })

const options = [
  { value: 'lens', label: '镜头', labelEn: 'Lens' },
  { value: 'light', label: '光源', labelEn: 'Light' },
]

/** A form of two steps with all kinds of questions; some depend on others. */
export const wholeDefinition = formDefinition.parse({
  send: '发出',
  sendEn: 'Off it goes',
  steps: [
    {
      title: '关于您',
      titleEn: 'About you',
      groups: [
        {
          title: '联系方式',
          titleEn: 'Contact',
          columns: 2,
          questions: [
            {
              kind: 'line',
              ...named('email', '邮箱', 'E-mail'),
              format: 'email',
              required: true,
              help: '只用于答复',
              helpEn: 'For our answer only',
            },
            { kind: 'line', ...named('mobile', '手机', 'Mobile'), format: 'mobile' },
            { kind: 'line', ...named('website1', '网址', 'Web site'), format: 'link', hint: 'https://', hintEn: 'https://…' },
            { kind: 'lines', ...named('story', '情况说明', 'Story'), fewest: 5, most: 900 },
          ],
        },
        {
          columns: 3,
          questions: [
            {
              kind: 'number',
              ...named('pieces', '数量', 'Quantity'),
              min: 1,
              max: 1000,
              digits: 0,
              unit: '台',
              unitEn: 'units',
              required: true,
            },
            { kind: 'date', ...named('day', '交货日期', 'Delivery'), from: '2026-01-01' },
            { kind: 'choice', ...named('part', '部件', 'Part'), options, look: 'list' },
          ],
        },
      ],
    },
    {
      title: '需求',
      titleEn: 'Needs',
      groups: [
        {
          columns: 1,
          questions: [
            { kind: 'text', ...named('note', '以下请如实填写', 'Please answer these truly'), help: '第一行\n第二行' },
            {
              kind: 'choice',
              ...named('use', '用途', 'Use'),
              options: [...options, { value: 'other', label: '其他', labelEn: 'Other' }],
              required: true,
            },
            { kind: 'line', ...named('otherUse', '其他用途', 'Other use'), shownIf: when('use', 'is', 'other'), required: true },
            { kind: 'choices', ...named('wishes', '关注点', 'Wishes'), options, required: true, most: 1 },
            { kind: 'yesNo', ...named('visits', '是否来访', 'Will you visit?') },
            { kind: 'dictionary', ...named('line', '行业', 'Industry'), dictionary: 'industry' },
            { kind: 'reference', ...named('product', '产品', 'Product'), target: 'product', requiredIf: when('pieces', 'more', 10) },
            { kind: 'file', ...named('drawings', '图纸', 'Drawings'), types: 'documents', most: 3, megabytes: 5 },
          ],
        },
        {
          title: '来访安排',
          titleEn: 'Your visit',
          columns: 1,
          shownIf: when('visits', 'is', true),
          questions: [{ kind: 'line', ...named('visitor', '来访人', 'Visitor'), required: true }],
        },
        {
          columns: 1,
          questions: [{ kind: 'consent', ...named('agreed', '我同意隐私条款', 'I agree to the terms'), link: '/_about', required: true }],
        },
      ],
    },
  ],
})

export const wholeForm = (more: Parameters<typeof formItem>[1] = {}) =>
  formItem(1, {
    slug: 'quote',
    title: '获取报价',
    definition: wholeDefinition,
    choices: {
      line: [{ value: 'auto', label: '汽车' }],
      product: [
        { value: '7', label: '产品7' },
        { value: '8', label: '产品8' },
      ],
    },
    ...more,
  })
