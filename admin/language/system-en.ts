import { access } from '../../contract/words/en/admin-access.ts'
import { charts } from '../../contract/words/en/admin-charts.ts'
import { dictionary } from '../../contract/words/en/admin-dictionary.ts'
import { browserErrors, errorPage } from '../../contract/words/en/admin-errors.ts'
import { albums, captions, contents } from '../../contract/words/en/admin-file-contents.ts'
import { files, library, upload } from '../../contract/words/en/admin-files.ts'
import { logs } from '../../contract/words/en/admin-logs.ts'
import { menus } from '../../contract/words/en/admin-menus.ts'
import { own } from '../../contract/words/en/admin-own.ts'
import { settings } from '../../contract/words/en/admin-settings.ts'

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
