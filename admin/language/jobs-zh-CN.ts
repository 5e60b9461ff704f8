import { bursts } from '../../contract/words/zh-CN/admin-bursts.ts'
import { dashboard } from '../../contract/words/zh-CN/admin-dashboard.ts'
import { jobs } from '../../contract/words/zh-CN/admin-jobs.ts'
import { leaving } from '../../contract/words/zh-CN/admin-leaving.ts'
import { transferDialogs } from '../../contract/words/zh-CN/admin-transfer-dialogs.ts'

/** The words of work in the background, of the dialogs that order it, and of what is told on the dashboard. */
export const words = { admin: { bursts, dashboard, jobs, leaving, transfer: transferDialogs } }
