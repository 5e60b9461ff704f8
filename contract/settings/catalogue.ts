import { choice, number, tags, text } from '../fields.ts'
import { inGroup } from './setting.ts'

const products = inGroup('products')
const enquiries = inGroup('enquiries')

export const productSettings = {
  priceDisplay: products(
    choice({ shown: ['显示价格', 'Show prices'], onRequest: ['价格面议', 'Price on request'] }, { required: true, default: 'shown' }),
    {
      label: ['价格显示', 'Prices'],
      help: [
        '选择“价格面议”后，网站和开放接口都不给出价格，也不能按价格排序。',
        'On request: neither pages nor open calls tell a price, and nobody sorts by it.',
      ],
    },
  ),
  currency: products(
    choice({ CNY: ['人民币 ¥', 'CNY ¥'], USD: ['美元 US$', 'USD US$'], EUR: ['欧元 €', 'EUR €'] }, { required: true, default: 'CNY' }),
    {
      label: ['货币', 'Currency'],
      help: ['价格不做换算。', 'Prices are not converted.'],
    },
  ),
  productUnit: products(text({ max: 16 }), {
    label: ['常用单位（中文）', 'Usual unit (Chinese)'],
    help: ['如：台。产品没有填写单位时，网站在价格后显示它。', 'Stands behind the price of products without a unit of their own.'],
  }),
  productUnitEn: products(text({ max: 16 }), {
    label: ['常用单位（英文）', 'Usual unit (English)'],
    help: ['如：piece。留空时英文页面用中文单位。', 'Such as piece. Without it English pages show the Chinese unit.'],
  }),
  productNumbering: products(text({ max: 64, pattern: /^[\w./-]*\{0{1,9}\}[\w./-]*$/ }), {
    label: ['产品编号规则', 'Numbering of products'],
    help: [
      '如 P-{0000}：新建产品时自动填入下一个型号，仍可修改。',
      'Such as P-{0000}: the form of a new product begins with the next model number, which can be changed.',
    ],
  }),
} as const

export const enquirySettings = {
  enquiryNotices: enquiries(tags({ max: 20 }), {
    label: ['新询盘通知', 'Notices of new enquiries'],
    help: [
      '收件人的邮箱地址。邮件只说有新询盘，不含访客的内容。',
      'Addresses of mail. The mail says that there is an enquiry, and holds none of its words.',
    ],
  }),
  webhookSecret: enquiries(text({ max: 256 }), {
    label: ['推送签名密钥', 'Webhook secret'],
    help: [
      '表单的推送请求用它签名（HMAC-SHA256），接收方据此核对。没有密钥就不推送。',
      'Signs what forms send to their webhooks (HMAC-SHA256), so that the receiver can check it. Without it nothing is sent.',
    ],
    secret: true,
  }),
  enquiryDays: enquiries(number({ required: true, default: 0, min: 0, max: 3650 }), {
    label: ['询盘保留天数', 'Keep enquiries'],
    unit: ['天', 'days'],
    help: [
      '0 表示一直保留。到期后连同回收站一起彻底删除。',
      '0 keeps them for ever. After that time they are deleted for good, in the recycle bin too.',
    ],
  }),
} as const
