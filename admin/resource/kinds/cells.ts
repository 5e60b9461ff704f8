import { createElement } from 'react'
import type { FieldKind } from '../../../contract/fields.ts'
import type { CellComponent, CellProps } from './props/cell.ts'
import { ChoiceCell } from './choice/cell.tsx'
import { DateCell } from './date/cell.tsx'
import { DictionaryCell } from './dictionary/cell.tsx'
import { FileCell } from './file/cell.tsx'
import { LinkCell } from './link/cell.tsx'
import { MoneyCell } from './money/cell.tsx'
import { NumberCell } from './number/cell.tsx'
import { PictureCell } from './picture/cell.tsx'
import { ReferenceCell } from './reference/cell.tsx'
import { ReferencesCell } from './references/cell.tsx'
import { TagsCell } from './tags/cell.tsx'
import { TextCell } from './text/cell.tsx'
import { ParentCell } from './tree-parent/cell.tsx'
import { YesNoCell } from './yes-no/cell.tsx'

const nothing: CellComponent = () => ''

/** Maps each kind of field to its cell. Cells, controls and filters have a table each because a list loads its cells alone. */
const cells: Record<FieldKind, CellComponent> = {
  text: TextCell,
  longText: TextCell,
  html: nothing,
  json: nothing,
  link: LinkCell,
  number: NumberCell,
  money: MoneyCell,
  yesNo: YesNoCell,
  date: DateCell,
  choice: ChoiceCell,
  dictionary: DictionaryCell,
  picture: PictureCell,
  pictures: PictureCell,
  file: FileCell,
  reference: ReferenceCell,
  references: ReferencesCell,
  tags: TagsCell,
  treeParent: ParentCell,
}

export const Cell = (props: CellProps) => createElement(cells[props.field.kind], props)
