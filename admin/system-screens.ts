import { Component as access } from './features/access/access-page.tsx'
import { Component as dictionary } from './features/dictionary/dictionary-page.tsx'
import { Component as errors } from './features/error-log/error-log-page.tsx'
import { logScreens } from './features/logs/log-screens.ts'
import { Component as productSetting } from './features/settings/product-setting-page.tsx'
import { Component as fileUpload } from './features/uploads/file-upload-page.tsx'
import { Component as setting } from './features/settings/setting-page.tsx'

/** The screens on which the system is looked after, as one file: each name of a file costs the login page bytes. */
export const systemScreens = { access, dictionary, errors, setting, productSetting, fileUpload, ...logScreens }
