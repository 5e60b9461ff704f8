import { access } from '../../contract/words/zh-CN/admin-access.ts'
import { charts } from '../../contract/words/zh-CN/admin-charts.ts'
import { dictionary } from '../../contract/words/zh-CN/admin-dictionary.ts'
import { browserErrors, errorPage } from '../../contract/words/zh-CN/admin-errors.ts'
import { albums, captions, contents } from '../../contract/words/zh-CN/admin-file-contents.ts'
import { files, library, upload } from '../../contract/words/zh-CN/admin-files.ts'
import { logs } from '../../contract/words/zh-CN/admin-logs.ts'
import { menus } from '../../contract/words/zh-CN/admin-menus.ts'
import { own } from '../../contract/words/zh-CN/admin-own.ts'
import { settings } from '../../contract/words/zh-CN/admin-settings.ts'

/** The words of the screens on which the system is looked after, and of people's own pages, which show devices and sign-ins as the logs do. */
export const system = {
  admin: {
    access,
    albums,
    browserErrors,
    captions,
    charts,
    contents,
    dictionary,
    errorPage,
    files,
    library,
    logs,
    menus,
    own,
    settings,
    upload,
  },
}
