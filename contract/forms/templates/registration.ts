import type { FormDefinition } from '../definition.ts'

/** Registration for an event, in three steps. */
export const registration: FormDefinition = {
  steps: [
    {
      title: '参会人信息',
      titleEn: 'About you',
      groups: [
        {
          columns: 2,
          questions: [
            {
              kind: 'line',
              key: 'name',
              label: '姓名',
              labelEn: 'Name',
              required: true,
              most: 64,
              help: '将印在胸牌上',
              helpEn: 'As it should appear on your badge',
            },
            { kind: 'line', key: 'jobTitle', label: '职务', labelEn: 'Job title', most: 64 },
            { kind: 'line', key: 'organisation', label: '单位', labelEn: 'Organisation', required: true, most: 128 },
            { kind: 'line', key: 'email', label: '邮箱', labelEn: 'E-mail', required: true, format: 'email' },
            { kind: 'line', key: 'phone', label: '电话', labelEn: 'Phone', required: true, format: 'phone' },
          ],
        },
      ],
    },
    {
      title: '参会安排',
      titleEn: 'Your visit',
      groups: [
        {
          columns: 1,
          questions: [
            {
              kind: 'choice',
              key: 'attendance',
              label: '参会方式',
              labelEn: 'How will you attend?',
              required: true,
              look: 'buttons',
              options: [
                { value: 'onSite', label: '现场参会', labelEn: 'On site' },
                { value: 'online', label: '线上参会', labelEn: 'Online' },
              ],
            },
            {
              kind: 'choices',
              key: 'sessions',
              label: '感兴趣的场次',
              labelEn: 'Sessions you would like to attend',
              required: true,
              options: [
                { value: 'keynote', label: '主旨演讲', labelEn: 'Keynote' },
                { value: 'products', label: '新品发布', labelEn: 'Product launch' },
                { value: 'workshop', label: '技术研讨', labelEn: 'Technical workshop' },
                { value: 'networking', label: '交流晚宴', labelEn: 'Networking dinner' },
              ],
            },
          ],
        },
        {
          title: '现场安排',
          titleEn: 'On site',
          columns: 2,
          shownIf: { join: 'all', comparisons: [{ key: 'attendance', by: 'is', value: 'onSite' }] },
          questions: [
            {
              kind: 'number',
              key: 'companions',
              label: '随行人数',
              labelEn: 'Accompanying guests',
              min: 0,
              max: 5,
              digits: 0,
              unit: '人',
              unitEn: 'guests',
            },
            {
              kind: 'choice',
              key: 'meal',
              label: '用餐要求',
              labelEn: 'Meal',
              look: 'list',
              options: [
                { value: 'standard', label: '无特殊要求', labelEn: 'No special requirements' },
                { value: 'vegetarian', label: '素食', labelEn: 'Vegetarian' },
                { value: 'halal', label: '清真', labelEn: 'Halal' },
                { value: 'other', label: '其他', labelEn: 'Other' },
              ],
            },
            {
              kind: 'line',
              key: 'mealDetails',
              label: '请说明用餐要求或过敏情况',
              labelEn: 'Dietary requirements or allergies',
              required: true,
              most: 200,
              shownIf: { join: 'all', comparisons: [{ key: 'meal', by: 'is', value: 'other' }] },
            },
            { kind: 'yesNo', key: 'hotel', label: '是否需要协助预订酒店？', labelEn: 'Would you like help with booking a hotel?' },
          ],
        },
        {
          title: '住宿',
          titleEn: 'Accommodation',
          columns: 2,
          shownIf: { join: 'all', comparisons: [{ key: 'hotel', by: 'is', value: true }] },
          questions: [
            { kind: 'date', key: 'checkIn', label: '入住日期', labelEn: 'Check-in', required: true },
            { kind: 'date', key: 'checkOut', label: '离店日期', labelEn: 'Check-out', required: true },
          ],
        },
      ],
    },
    {
      title: '确认',
      titleEn: 'Confirmation',
      groups: [
        {
          columns: 1,
          questions: [
            { kind: 'lines', key: 'questions', label: '想请教演讲嘉宾的问题', labelEn: 'Questions for the speakers', most: 1000 },
            {
              kind: 'consent',
              key: 'privacy',
              label: '我同意主办方使用以上信息组织本次活动',
              labelEn: 'I agree to the use of my details to organise this event',
              required: true,
            },
            {
              kind: 'consent',
              key: 'news',
              label: '我愿意接收后续活动的通知（可选）',
              labelEn: 'I would like to hear about future events (optional)',
            },
          ],
        },
      ],
    },
  ],
  send: '提交报名',
  sendEn: 'Register',
}
