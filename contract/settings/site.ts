import { choice, longText, text, yesNo } from '../fields.ts'
import { inGroup } from './setting.ts'

const site = inGroup('site')

export const siteSettings = {
  siteLanguages: site(
    choice(
      { both: ['中文和英文', 'Chinese and English'], 'zh-CN': ['仅中文', 'Chinese only'], en: ['仅英文', 'English only'] },
      { required: true, default: 'both' },
    ),
    {
      label: ['网站语言', 'Languages of the website'],
      help: [
        '未提供的语言的地址会转到另一种语言的同一页。',
        'Addresses in a language that is not offered lead to the same page in the other.',
      ],
    },
  ),
  defaultLanguage: site(choice({ 'zh-CN': ['中文', 'Chinese'], en: ['英文', 'English'] }, { required: true, default: 'zh-CN' }), {
    label: ['默认语言', 'Default language'],
    help: ['浏览器没有说明语言时使用。', 'For browsers that name no language.'],
  }),
  timeZone: site(text({ required: true, max: 64, default: 'Asia/Shanghai' }), {
    label: ['时区', 'Time zone'],
    help: ['日期、按天的统计和日志都按此时区。', 'Dates, daily figures and the days of filters follow it.'],
    offered: Intl.supportedValuesOf('timeZone'),
  }),
  isIndexed: site(yesNo({ required: true, default: true }), {
    label: ['允许搜索引擎收录', 'Search engines may index the site'],
    help: [
      '关闭后 robots.txt 拒绝所有爬虫，每页都标明不收录。',
      'Without it robots.txt refuses all programs, and each page says that it must not be indexed.',
    ],
  }),
  countsVisits: site(yesNo({ required: true, default: true }), {
    label: ['统计访问量', 'Count visits'],
    help: ['不使用 Cookie，不记录访客。', 'Without cookies, and without a trace of the visitor.'],
  }),
  isInMaintenance: site(yesNo({ required: true, default: false }), {
    label: ['维护模式', 'Maintenance'],
    help: ['访客看到维护页（503）；管理后台照常使用。', 'Visitors get a page that says so (503); the back office goes on.'],
  }),
  maintenanceText: site(longText({ max: 500 }), {
    label: ['维护说明（中文）', 'Words of the maintenance page (Chinese)'],
  }),
  maintenanceTextEn: site(longText({ max: 500 }), {
    label: ['维护说明（英文）', 'Words of the maintenance page (English)'],
  }),
} as const
