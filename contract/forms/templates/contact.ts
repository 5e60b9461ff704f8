import type { FormDefinition } from '../definition.ts'

/** A message to the company. */
export const contact: FormDefinition = {
  steps: [
    {
      groups: [
        {
          columns: 2,
          questions: [
            { kind: 'line', key: 'name', label: '姓名', labelEn: 'Name', required: true, most: 64 },
            { kind: 'line', key: 'company', label: '公司', labelEn: 'Company', most: 128 },
            { kind: 'line', key: 'email', label: '邮箱', labelEn: 'E-mail', required: true, format: 'email' },
            { kind: 'line', key: 'phone', label: '电话', labelEn: 'Phone', format: 'phone' },
          ],
        },
        {
          columns: 1,
          questions: [
            {
              kind: 'choice',
              key: 'topic',
              label: '咨询内容',
              labelEn: 'Topic',
              required: true,
              look: 'buttons',
              options: [
                { value: 'products', label: '产品咨询', labelEn: 'Products' },
                { value: 'support', label: '技术支持', labelEn: 'Technical support' },
                { value: 'partnership', label: '商务合作', labelEn: 'Partnership' },
                { value: 'other', label: '其他', labelEn: 'Something else' },
              ],
            },
            {
              kind: 'lines',
              key: 'message',
              label: '留言',
              labelEn: 'Message',
              required: true,
              fewest: 5,
              most: 2000,
              hint: '请描述您的需求',
              hintEn: 'How can we help?',
            },
            {
              kind: 'consent',
              key: 'privacy',
              label: '我同意贵公司使用以上信息回复本次咨询',
              labelEn: 'I agree to the use of my details to answer this message',
              required: true,
            },
          ],
        },
      ],
    },
  ],
  send: '提交',
  sendEn: 'Send message',
}
