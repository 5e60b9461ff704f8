import { Tag } from 'antd'
import type { Resource } from '../../../../contract/resource.ts'
import { resourceNamed } from '../../../../contract/resources/index.ts'
import { currentLanguage } from '../../../language/i18n.ts'
import { useAllRows } from '../../data/all-rows.ts'
import { titleOf } from '../../data/item.ts'
import { useNamed } from '../../data/row-choice.ts'
import type { CellComponent } from '../props/cell.ts'

export const ReferencesCell: CellComponent = ({ item, name, field }) => {
  const target = resourceNamed(field.target!)
  const ids = item[name] as number[]
  const titleFor = useTitles(target, ids)
  return ids.map((id) => (
    <Tag key={id} variant="filled">
      {titleFor(id)}
    </Tag>
  ))
}

/** The names of rows. All rows of the resource are read once for the whole list; of a large resource only the rows that are named. */
function useTitles(target: Resource, ids: readonly number[]): (id: number) => string {
  const { data = [] } = useAllRows(target, !target.large)
  const named = useNamed(target, target.large ? ids : [])
  return (id) => {
    const row = data.find((candidate) => candidate.id === id)
    return row ? titleOf(target, row, currentLanguage()) : (named.find(({ value }) => value === id)?.label ?? `#${id}`)
  }
}
