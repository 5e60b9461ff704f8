import type { Bilingual } from '../../languages.ts'
import type { FormDefinition } from '../definition.ts'
import { application } from './application.ts'
import { complaint } from './complaint.ts'
import { contact } from './contact.ts'
import { quote } from './quote.ts'
import { registration } from './registration.ts'
import { survey } from './survey.ts'

export interface FormTemplate {
  name: 'contact' | 'quote' | 'registration' | 'survey' | 'complaint' | 'application'
  title: Bilingual
  /** Its content in a few words. */
  lead: Bilingual
  definition: FormDefinition
}

/** Forms to begin with, which their owners change as they need. */
export const FORM_TEMPLATES: readonly FormTemplate[] = [
  {
    name: 'contact',
    title: ['联系我们', 'Contact us'],
    lead: ['访客留言与咨询，一页填完。', 'Messages and questions from visitors, on one page.'],
    definition: contact,
  },
  {
    name: 'quote',
    title: ['获取报价', 'Request a quote'],
    lead: ['产品、数量、定制要求与联系方式。', 'Product, quantity, customisation and contact details.'],
    definition: quote,
  },
  {
    name: 'registration',
    title: ['活动报名', 'Event registration'],
    lead: ['分步填写参会信息、场次与食宿安排。', 'Attendee, sessions, meals and accommodation, step by step.'],
    definition: registration,
  },
  {
    name: 'survey',
    title: ['满意度调查', 'Satisfaction survey'],
    lead: ['打分题与追问，了解客户的真实感受。', 'Ratings, with follow-up questions where they matter.'],
    definition: survey,
  },
  {
    name: 'complaint',
    title: ['投诉与反馈', 'Complaint'],
    lead: ['记录问题经过，可上传照片和凭证。', 'What happened, with photos and documents.'],
    definition: complaint,
  },
  {
    name: 'application',
    title: ['应聘申请', 'Job application'],
    lead: ['分步填写个人信息、经历并上传简历。', 'Personal details, experience and CV, step by step.'],
    definition: application,
  },
]
