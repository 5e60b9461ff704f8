import { createElement } from 'react'
import type { FieldKind } from '../../../contract/fields.ts'
import { ChoiceControl } from './choice/control.tsx'
import type { ControlComponent, ControlProps } from './props/control.ts'
import { DateControl } from './date/control.tsx'
import { DictionaryControl } from './dictionary/control.tsx'
import { FileControl } from './file/control.tsx'
import { HtmlControl } from './html/control.tsx'
import { JsonControl } from './json/control.tsx'
import { LinkControl } from './link/control.tsx'
import { LongTextControl } from './long-text/control.tsx'
import { MoneyControl } from './money/control.tsx'
import { NumberControl } from './number/control.tsx'
import { PictureControl } from './picture/control.tsx'
import { PicturesControl } from './pictures/control.tsx'
import { ReferenceControl } from './reference/control.tsx'
import { ReferencesControl } from './references/control.tsx'
import { TagsControl } from './tags/control.tsx'
import { TextControl } from './text/control.tsx'
import { ParentControl } from './tree-parent/control.tsx'
import { YesNoControl } from './yes-no/control.tsx'

/** Maps each kind of field to its control. */
const controls: Record<FieldKind, ControlComponent> = {
  text: TextControl,
  longText: LongTextControl,
  html: HtmlControl,
  number: NumberControl,
  money: MoneyControl,
  yesNo: YesNoControl,
  date: DateControl,
  choice: ChoiceControl,
  dictionary: DictionaryControl,
  picture: PictureControl,
  pictures: PicturesControl,
  file: FileControl,
  reference: ReferenceControl,
  references: ReferencesControl,
  treeParent: ParentControl,
  tags: TagsControl,
  link: LinkControl,
  json: JsonControl,
}

export const Control = (props: ControlProps) => createElement(controls[props.field.kind], props)
