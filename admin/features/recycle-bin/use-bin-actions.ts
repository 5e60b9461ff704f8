import { useTranslation } from 'react-i18next'
import { englishName } from '../../../contract/languages.ts'
import type { Binned } from '../../../contract/features/recycle-bin.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { notify } from '../../browser/notice.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { CallError } from '../../session/http.ts'
import { quietly } from '../../session/session.ts'
import { endpointsOf, textIn } from '../../resource/data/item.ts'
import { messageOf } from '../../resource/data/restore-rows.ts'
import { useConfirm } from '../../resource/pieces/use-confirm.ts'
import { restore as restoreRows } from '../../resource/pieces/restore.ts'
import { whatOf } from '../../resource/pieces/what.ts'
import { binChanged } from './use-bin.ts'

type Rows = readonly Binned[]

/** The name of a deleted row in the language of the page. */
export const nameOf = ({ title, titleEn, id }: Binned): string =>
  textIn({ title, [englishName('title')]: titleEn }, 'title', currentLanguage()) || `#${id}`

/** Restores rows of the recycle bin or deletes them for good; calls `done` when a row has left the bin. */
export function useBinActions(done: () => void) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const what = (rows: Rows) => {
    const kinds = new Set(rows.map(({ resource }) => resource))
    return whatOf({
      resource: kinds.size === 1 ? resourceNamed(rows[0]!.resource) : null,
      titles: rows.map(nameOf),
      number: rows.length,
    })
  }
  function left(): void {
    binChanged()
    done()
  }

  async function restore(rows: Rows): Promise<void> {
    for (const [kind, some] of Map.groupBy(rows, ({ resource }) => resource)) {
      const ids = some.map(({ id }) => id)
      await restoreRows(resourceNamed(kind), ids, (back) => what(some.filter(({ id }) => back.includes(id))))
    }
    left()
  }

  async function erase(rows: Rows): Promise<void> {
    const failures: unknown[] = []
    const gone: Binned[] = []
    for (const row of rows) {
      try {
        await quietly(endpointsOf(resourceNamed(row.resource)).deleteForever, { id: row.id })
        gone.push(row)
      } catch (error) {
        failures.push(error)
        if (!(error instanceof CallError) || error.isEnded || error.status === 0) break
      }
    }
    if (gone.length > 0) notify({ kind: 'success', text: t('admin.bin.erased', { what: what(gone) }), seconds: 3 })
    if (failures.length > 0)
      notify({
        kind: 'error',
        text: t('admin.bin.notDeleted', { number: rows.length - gone.length, message: messageOf(failures[0]) }),
        seconds: 10,
      })
    left()
  }

  return {
    restore: (rows: Rows) => void restore(rows),
    eraseAsking: (rows: Rows) =>
      confirm({
        content: `${what(rows)}${t('admin.bin.end')}${t('admin.bin.foreverLead')}`,
        title: t('admin.bin.foreverTitle'),
        okText: t('admin.bin.forever'),
        danger: true,
        then: () => erase(rows),
      }),
  }
}
