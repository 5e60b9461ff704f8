import { admin } from '../../contract/words/zh-CN/admin.ts'
import { invalid, problem } from '../../contract/words/zh-CN/problems.ts'

/** What the login page and the frame say; the portal's words come with the portal, those of the screens with the screens. */
export const words = { admin, problem, invalid }
