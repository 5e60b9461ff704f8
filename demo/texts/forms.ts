import { quote } from '../../contract/forms/templates/quote.ts'
import { survey } from '../../contract/forms/templates/survey.ts'

/** The forms of the invented company. Nobody gets a mail of their answers. */
export const forms = [
  {
    slug: 'quote',
    title: '在线询价',
    titleEn: 'Request a quote',
    intro: '告诉我们型号与数量，销售工程师会在一个工作日内回复报价与交期。',
    introEn: 'Tell us model and quantity. A sales engineer replies with price and lead time within one working day.',
    thanks: '我们会在一个工作日内联系您。',
    thanksEn: 'We will contact you within one working day.',
    definition: quote,
    answerDays: 730,
  },
  {
    slug: 'satisfaction',
    title: '客户满意度调查',
    titleEn: 'Customer satisfaction survey',
    intro: '大约需要三分钟，您的意见会直接交给负责的团队。',
    introEn: 'It takes about three minutes. Your answers go to the team in charge.',
    definition: survey,
    answerDays: 365,
  },
]
