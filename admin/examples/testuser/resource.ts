import { resource } from '../../../contract/declaration.ts'
import { choice, date, number, text, yesNo } from '../../../contract/fields.ts'

/** Step 1: the declaration. */
export const testUser = resource({
  name: 'sampleUser',
  service: 'SampleUser',
  title: ['测试用户列表', 'Sample users', 'user', '测试用户'],
  display: 'name',
  sorting: 'id asc',
  columns: ['name', 'mail', 'role', 'score', 'joined'],
  fields: {
    name: text({ required: true, max: 40, search: true, sort: true }),
    mail: text({ required: true, max: 80, format: 'email', search: true }),
    role: choice(
      { admin: ['管理员', 'Administrator'], editor: ['编辑', 'Editor'], reader: ['只读', 'Reader'] },
      { required: true, default: 'reader', filter: true },
    ),
    score: number({ required: true, default: 60, min: 0, max: 100, sort: true }),
    joined: date({ sort: true, filter: true }),
    isActive: yesNo({ default: true }),
  },
  labels: {
    name: ['姓名', 'Name'],
    mail: ['邮箱', 'Mail'],
    role: ['角色', 'Role'],
    score: ['学习进度', 'Progress'],
    joined: ['加入日期', 'Joined'],
  },
})

export const USERS = [
  { name: '李雷', mail: 'lilei@example.com', role: 'admin', score: 96, joined: '2024-03-01', isActive: true },
  { name: '韩梅梅', mail: 'hanmeimei@example.com', role: 'editor', score: 72, joined: '2025-06-18', isActive: true },
  { name: 'Jane Doe', mail: 'jane@example.com', role: 'reader', score: 40, joined: '2026-01-09', isActive: true },
  { name: '赵强', mail: 'zhaoqiang@example.com', role: 'reader', score: 15, joined: '2026-08-20', isActive: false },
]
