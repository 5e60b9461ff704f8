import type { FormDefinition } from '../definition.ts'

/** A complaint about a product or a service, with proof. */
export const complaint: FormDefinition = {
  steps: [
    {
      groups: [
        {
          title: '问题描述',
          titleEn: 'What happened',
          columns: 1,
          questions: [
            {
              kind: 'choice',
              key: 'subject',
              label: '投诉类型',
              labelEn: 'What is your complaint about?',
              required: true,
              look: 'buttons',
              options: [
                { value: 'product', label: '产品质量', labelEn: 'Product quality' },
                { value: 'delivery', label: '物流配送', labelEn: 'Delivery' },
                { value: 'service', label: '服务态度', labelEn: 'Service' },
                { value: 'invoice', label: '发票与付款', labelEn: 'Invoice or payment' },
                { value: 'other', label: '其他', labelEn: 'Something else' },
              ],
            },
          ],
        },
        {
          columns: 2,
          questions: [
            {
              kind: 'line',
              key: 'orderNumber',
              label: '订单号',
              labelEn: 'Order number',
              most: 64,
              requiredIf: {
                join: 'any',
                comparisons: [
                  { key: 'subject', by: 'is', value: 'product' },
                  { key: 'subject', by: 'is', value: 'delivery' },
                  { key: 'subject', by: 'is', value: 'invoice' },
                ],
              },
            },
            { kind: 'date', key: 'happenedOn', label: '发生日期', labelEn: 'Date of the incident' },
            {
              kind: 'line',
              key: 'serialNumber',
              label: '产品序列号',
              labelEn: 'Serial number',
              most: 64,
              help: '见机身标签',
              helpEn: 'See the label on the device',
              shownIf: { join: 'all', comparisons: [{ key: 'subject', by: 'is', value: 'product' }] },
            },
          ],
        },
        {
          columns: 1,
          questions: [
            {
              kind: 'lines',
              key: 'description',
              label: '详细情况',
              labelEn: 'Description',
              required: true,
              fewest: 10,
              most: 3000,
              hint: '请说明事情经过',
              hintEn: 'Please describe what happened',
            },
            {
              kind: 'file',
              key: 'evidence',
              label: '相关凭证',
              labelEn: 'Photos or documents',
              help: '照片、发票或聊天记录，最多 5 个文件，每个不超过 10 MB',
              helpEn: 'Photos, invoices or correspondence: up to 5 files of 10 MB each',
              types: 'any',
              most: 5,
              megabytes: 10,
            },
            {
              kind: 'choice',
              key: 'remedy',
              label: '期望的处理方式',
              labelEn: 'What outcome would you like?',
              look: 'list',
              options: [
                { value: 'repair', label: '维修', labelEn: 'Repair' },
                { value: 'replacement', label: '换货', labelEn: 'Replacement' },
                { value: 'refund', label: '退款', labelEn: 'Refund' },
                { value: 'apology', label: '说明与道歉', labelEn: 'Explanation and apology' },
                { value: 'other', label: '其他', labelEn: 'Something else' },
              ],
            },
          ],
        },
        {
          title: '联系方式',
          titleEn: 'Contact details',
          columns: 2,
          questions: [
            { kind: 'line', key: 'name', label: '姓名', labelEn: 'Name', required: true, most: 64 },
            { kind: 'line', key: 'phone', label: '电话', labelEn: 'Phone', required: true, format: 'phone' },
            { kind: 'line', key: 'email', label: '邮箱', labelEn: 'E-mail', format: 'email' },
          ],
        },
        {
          columns: 1,
          questions: [
            {
              kind: 'consent',
              key: 'privacy',
              label: '我同意贵公司使用以上信息处理本次投诉',
              labelEn: 'I agree to the use of my details to handle this complaint',
              required: true,
            },
          ],
        },
      ],
    },
  ],
  send: '提交投诉',
  sendEn: 'Submit complaint',
}
