import { createElement } from 'react'
import type { FieldKind } from '../../../contract/fields.ts'
import { ChoiceFilter } from './choice/filter.tsx'
import { DateFilter } from './date/filter.tsx'
import { DictionaryFilter } from './dictionary/filter.tsx'
import type { FilterComponent, FilterProps } from './props/filter.ts'
import { NumberFilter } from './number/filter.tsx'
import { ReferenceFilter } from './reference/filter.tsx'
import { TextFilter } from './text/filter.tsx'
import { YesNoFilter } from './yes-no/filter.tsx'

/** Maps the kinds of field to their filters; a kind that is not here is filtered as text. */
const filters: Partial<Record<FieldKind, FilterComponent>> = {
  yesNo: YesNoFilter,
  choice: ChoiceFilter,
  dictionary: DictionaryFilter,
  reference: ReferenceFilter,
  references: ReferenceFilter,
  treeParent: ReferenceFilter,
  date: DateFilter,
  number: NumberFilter,
  money: NumberFilter,
}

export default function Filter(props: FilterProps) {
  return createElement(filters[props.field.kind] ?? TextFilter, props)
}
