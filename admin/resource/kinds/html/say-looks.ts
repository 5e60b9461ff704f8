import i18next from 'i18next'
import { notify } from '../../../browser/notice.ts'
import type { Look } from './paste/looks.ts'

/** Says quietly which looks of a pasted text the site does not keep; its words are all there. */
export function sayLooks(looks: readonly Look[]): void {
  const dropped = looks.map((look) => i18next.t(`admin.editor.looks.${look}`)).join(i18next.t('admin.tabs.comma'))
  notify({
    kind: 'info',
    text: i18next.t('admin.editor.looksDropped', { dropped }),
    details: i18next.t('admin.editor.looksWhy'),
    seconds: 8,
  })
}
