import type { FormDefinition } from '../definition.ts'

/** An application for a job, in three steps. */
export const application: FormDefinition = {
  steps: [
    {
      title: '基本信息',
      titleEn: 'Personal details',
      groups: [
        {
          columns: 2,
          questions: [
            { kind: 'line', key: 'name', label: '姓名', labelEn: 'Full name', required: true, most: 64 },
            { kind: 'line', key: 'position', label: '应聘职位', labelEn: 'Position', required: true, most: 100 },
            { kind: 'line', key: 'email', label: '邮箱', labelEn: 'E-mail', required: true, format: 'email' },
            { kind: 'line', key: 'phone', label: '电话', labelEn: 'Phone', required: true, format: 'phone' },
            { kind: 'line', key: 'city', label: '现居城市', labelEn: 'City of residence', most: 64 },
            { kind: 'date', key: 'availableFrom', label: '最早到岗日期', labelEn: 'Available from' },
          ],
        },
      ],
    },
    {
      title: '教育与工作经历',
      titleEn: 'Education and experience',
      groups: [
        {
          title: '教育',
          titleEn: 'Education',
          columns: 2,
          questions: [
            {
              kind: 'choice',
              key: 'degree',
              label: '最高学历',
              labelEn: 'Highest qualification',
              required: true,
              look: 'list',
              options: [
                { value: 'secondary', label: '高中或中专', labelEn: 'Secondary school' },
                { value: 'college', label: '大专', labelEn: 'College diploma' },
                { value: 'bachelor', label: '本科', labelEn: "Bachelor's degree" },
                { value: 'master', label: '硕士', labelEn: "Master's degree" },
                { value: 'doctor', label: '博士', labelEn: 'Doctorate' },
              ],
            },
            { kind: 'line', key: 'subject', label: '专业', labelEn: 'Field of study', most: 100 },
          ],
        },
        {
          title: '工作经历',
          titleEn: 'Experience',
          columns: 2,
          questions: [
            {
              kind: 'number',
              key: 'years',
              label: '工作年限',
              labelEn: 'Years of experience',
              required: true,
              min: 0,
              max: 60,
              digits: 0,
              unit: '年',
              unitEn: 'years',
            },
            {
              kind: 'line',
              key: 'employer',
              label: '最近就职的单位',
              labelEn: 'Most recent employer',
              most: 128,
              shownIf: { join: 'all', comparisons: [{ key: 'years', by: 'more', value: 0 }] },
            },
            {
              kind: 'lines',
              key: 'experience',
              label: '主要工作经历',
              labelEn: 'Summary of your experience',
              most: 3000,
              required: true,
              shownIf: { join: 'all', comparisons: [{ key: 'years', by: 'more', value: 0 }] },
            },
            {
              kind: 'line',
              key: 'portfolio',
              label: '作品或个人主页',
              labelEn: 'Portfolio or website',
              format: 'link',
              hint: 'https://',
              hintEn: 'https://',
            },
          ],
        },
      ],
    },
    {
      title: '简历与附件',
      titleEn: 'Documents',
      groups: [
        {
          columns: 1,
          questions: [
            {
              kind: 'file',
              key: 'resume',
              label: '简历',
              labelEn: 'CV',
              help: 'PDF 或 Word 文档，不超过 10 MB',
              helpEn: 'A PDF or Word document of up to 10 MB',
              required: true,
              types: 'documents',
              most: 1,
              megabytes: 10,
            },
            {
              kind: 'file',
              key: 'certificates',
              label: '证书与其他材料',
              labelEn: 'Certificates and other documents',
              types: 'any',
              most: 5,
              megabytes: 10,
            },
            { kind: 'lines', key: 'motivation', label: '为什么希望加入我们？', labelEn: 'Why would you like to join us?', most: 3000 },
            {
              kind: 'consent',
              key: 'privacy',
              label: '我同意贵公司将以上信息和材料用于本次招聘',
              labelEn: 'I agree to the use of my details and documents for this application',
              required: true,
            },
            {
              kind: 'consent',
              key: 'talentPool',
              label: '如未录用，我同意将简历保留在人才库中（可选）',
              labelEn: 'If I am not hired, you may keep my CV for future openings (optional)',
            },
          ],
        },
      ],
    },
  ],
  send: '提交申请',
  sendEn: 'Submit application',
}
