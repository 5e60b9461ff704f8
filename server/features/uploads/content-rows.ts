import type { Selectable } from 'kysely'
import type { Db } from '../../db/engine.ts'
import type { Tables } from '../../db/tables.ts'

export type Row = Selectable<Tables['upload']>

/** The columns that say what the content is; all others belong to the address. */
const OF_CONTENT = ['name', 'nameSortKey', 'type', 'size', 'width', 'height', 'placeholder', 'hash', 'focusX', 'focusY'] as const

/** The upload whose folder holds the content of a row. */
export const contentOf = ({ id, contentId }: Pick<Row, 'id' | 'contentId'>) => contentId ?? id

/** The content of a row as another row takes it over. */
export const factsOf = (row: Row) => ({
  ...(Object.fromEntries(OF_CONTENT.map((name) => [name, row[name]])) as Pick<Row, (typeof OF_CONTENT)[number]>),
  contentId: contentOf(row),
})

/** Gives a row another content. */
export const writeContent = (db: Db, { id }: Pick<Row, 'id'>, { contentId, ...values }: Partial<Row> & { contentId: string }) =>
  db
    .updateTable('upload')
    .set({ ...values, contentId: contentId === id ? null : contentId })
    .where('id', '=', id)
    .execute()
