import { choice, longText, number, reference, tags, text } from '../fields.ts'
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
  productUnits: products(longText({ max: 2000, lines: 'units' }), {
    label: ['单位换算', 'Conversion of units'],
    help: [
      '每行一条，如：箱/box = 12 台/piece。产品按其中的单位销售时，网站在价格下面写出换算。',
      'One a line, such as: ctn/box = 12 pcs/piece, each with its English. The page of a product that is sold by one of these units tells it below the price.',
    ],
  }),
  stockIn: products(text({ max: 32 }), {
    label: ['有货时显示（中文）', 'In stock (Chinese)'],
    help: ['留空时显示“有现货”。', 'Without it Chinese pages say that it is in stock.'],
  }),
  stockInEn: products(text({ max: 32 }), {
    label: ['有货时显示（英文）', 'In stock (English)'],
    help: ['留空时英文页面显示 In stock。', 'Without it English pages say “In stock”.'],
  }),
  stockLowBelow: products(number({ required: true, default: 0, min: 0, max: 1_000_000 }), {
    label: ['库存紧张的界限', 'Low stock below'],
    help: [
      '库存低于这个数时显示库存紧张的文字；0 表示不区分。',
      'Below this number the site says that stock is low; 0 makes no difference.',
    ],
  }),
  stockLow: products(text({ max: 32 }), {
    label: ['库存紧张时显示（中文）', 'Low stock (Chinese)'],
    help: ['留空时显示“库存紧张”。', 'Without it Chinese pages say that stock is low.'],
  }),
  stockLowEn: products(text({ max: 32 }), {
    label: ['库存紧张时显示（英文）', 'Low stock (English)'],
    help: ['留空时英文页面显示 Low stock。', 'Without it English pages say “Low stock”.'],
  }),
  stockNone: products(text({ max: 32 }), {
    label: ['无货时显示（中文）', 'Out of stock (Chinese)'],
    help: ['留空时显示“按订单供货”。', 'Without it Chinese pages say that it is made to order.'],
  }),
  stockNoneEn: products(text({ max: 32 }), {
    label: ['无货时显示（英文）', 'Out of stock (English)'],
    help: ['留空时英文页面显示 On order。', 'Without it English pages say “On order”.'],
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
  contactForm: enquiries(reference('form'), {
    label: ['联系表单', 'Contact form'],
    help: [
      '选择一个已发布的表单：联系页面在原有各项之后询问其中的问题，回答和文件保存在询盘中。',
      'A published form: the contact page asks its questions after its own, and the enquiry keeps the answers and files.',
    ],
  }),
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
