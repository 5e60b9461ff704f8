import type { FormDefinition } from '../definition.ts'
import type { Question } from '../questions.ts'

const SATISFACTION = [
  { value: '5', label: '非常满意', labelEn: 'Very satisfied' },
  { value: '4', label: '满意', labelEn: 'Satisfied' },
  { value: '3', label: '一般', labelEn: 'Neutral' },
  { value: '2', label: '不满意', labelEn: 'Dissatisfied' },
  { value: '1', label: '非常不满意', labelEn: 'Very dissatisfied' },
]

const score = (key: string, label: string, labelEn: string): Question => ({
  kind: 'choice',
  key,
  label,
  labelEn,
  required: true,
  look: 'buttons',
  options: SATISFACTION,
})

/** A survey of the satisfaction of customers. */
export const survey: FormDefinition = {
  steps: [
    {
      groups: [
        {
          title: '总体评价',
          titleEn: 'Overall',
          columns: 1,
          questions: [
            {
              kind: 'text',
              key: 'intro',
              label: '填写约需 2 分钟',
              labelEn: 'This takes about two minutes',
              help: '您的意见将帮助我们改进产品和服务。',
              helpEn: 'Your answers help us to improve our products and services.',
            },
            score('overall', '您对我们的总体满意度如何？', 'How satisfied are you with us overall?'),
            {
              kind: 'lines',
              key: 'whatWentWrong',
              label: '很抱歉没有让您满意，请告诉我们哪里做得不好',
              labelEn: 'We are sorry to hear that. What went wrong?',
              most: 2000,
              required: true,
              shownIf: {
                join: 'any',
                comparisons: [
                  { key: 'overall', by: 'is', value: '1' },
                  { key: 'overall', by: 'is', value: '2' },
                ],
              },
            },
            {
              kind: 'number',
              key: 'recommend',
              label: '您有多大可能向朋友或同事推荐我们？',
              labelEn: 'How likely are you to recommend us to a friend or colleague?',
              help: '0 表示完全不可能，10 表示非常可能',
              helpEn: '0 is not at all likely, 10 is extremely likely',
              required: true,
              min: 0,
              max: 10,
              digits: 0,
            },
            {
              kind: 'line',
              key: 'whyRecommend',
              label: '您最看重我们的哪一点？',
              labelEn: 'What do you value most about us?',
              most: 200,
              shownIf: { join: 'all', comparisons: [{ key: 'recommend', by: 'more', value: 8 }] },
            },
          ],
        },
        {
          title: '分项评价',
          titleEn: 'In detail',
          columns: 1,
          questions: [
            score('quality', '产品质量', 'Product quality'),
            score('delivery', '交货及时性', 'On-time delivery'),
            score('service', '售前与售后服务', 'Pre-sales and after-sales service'),
            {
              kind: 'choices',
              key: 'improve',
              label: '您希望我们优先改进哪些方面？（最多选 3 项）',
              labelEn: 'What should we improve first? (choose up to 3)',
              most: 3,
              options: [
                { value: 'quality', label: '产品质量', labelEn: 'Product quality' },
                { value: 'price', label: '价格', labelEn: 'Price' },
                { value: 'delivery', label: '交货周期', labelEn: 'Delivery times' },
                { value: 'documentation', label: '技术资料', labelEn: 'Documentation' },
                { value: 'support', label: '售后响应', labelEn: 'After-sales support' },
                { value: 'other', label: '其他', labelEn: 'Something else' },
              ],
            },
            {
              kind: 'line',
              key: 'improveOther',
              label: '请说明其他方面',
              labelEn: 'Please specify',
              required: true,
              most: 200,
              shownIf: { join: 'all', comparisons: [{ key: 'improve', by: 'has', value: 'other' }] },
            },
          ],
        },
        {
          columns: 1,
          questions: [
            { kind: 'yesNo', key: 'mayContact', label: '是否愿意接受我们的回访？', labelEn: 'May we contact you about your answers?' },
            {
              kind: 'line',
              key: 'email',
              label: '邮箱',
              labelEn: 'E-mail',
              format: 'email',
              required: true,
              shownIf: { join: 'all', comparisons: [{ key: 'mayContact', by: 'is', value: true }] },
            },
          ],
        },
      ],
    },
  ],
  send: '提交问卷',
  sendEn: 'Submit survey',
}
