import {
  BoldOutlined,
  ClearOutlined,
  ItalicOutlined,
  LineOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import type { ChainedCommands } from '@tiptap/core'
import type { ReactNode } from 'react'
import { TextIcon } from '../pieces/text-icon.tsx'

export type ToolKey =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'subscript'
  | 'superscript'
  | 'bulletList'
  | 'orderedList'
  | 'quote'
  | 'code'
  | 'codeBlock'
  | 'rule'
  | 'clear'
  | 'undo'
  | 'redo'

export interface Tool {
  key: ToolKey
  icon: ReactNode
  /** The mark or node that makes the tool look pressed at the caret. */
  on?: string
  run: (chain: ChainedCommands) => ChainedCommands
}

const QUOTE = (
  <span aria-hidden className="kit-quote-icon">
    “
  </span>
)
const SUB = (
  <TextIcon text="X">
    <sub data-text="2" />
  </TextIcon>
)
const SUP = (
  <TextIcon text="X">
    <sup data-text="2" />
  </TextIcon>
)

export const MARKS: Tool[] = [
  { key: 'bold', icon: <BoldOutlined />, on: 'bold', run: (chain) => chain.toggleBold() },
  { key: 'italic', icon: <ItalicOutlined />, on: 'italic', run: (chain) => chain.toggleItalic() },
  { key: 'underline', icon: <UnderlineOutlined />, on: 'underline', run: (chain) => chain.toggleUnderline() },
  { key: 'strike', icon: <StrikethroughOutlined />, on: 'strike', run: (chain) => chain.toggleStrike() },
  { key: 'subscript', icon: SUB, on: 'subscript', run: (chain) => chain.toggleMark('subscript') },
  { key: 'superscript', icon: SUP, on: 'superscript', run: (chain) => chain.toggleMark('superscript') },
]
export const BLOCKS: Tool[] = [
  { key: 'bulletList', icon: <UnorderedListOutlined />, on: 'bulletList', run: (chain) => chain.toggleBulletList() },
  { key: 'orderedList', icon: <OrderedListOutlined />, on: 'orderedList', run: (chain) => chain.toggleOrderedList() },
  { key: 'quote', icon: QUOTE, on: 'blockquote', run: (chain) => chain.toggleBlockquote() },
  { key: 'code', icon: <TextIcon text="`a`" />, on: 'code', run: (chain) => chain.toggleCode() },
  { key: 'codeBlock', icon: <TextIcon text="{ }" />, on: 'codeBlock', run: (chain) => chain.toggleCodeBlock() },
  { key: 'rule', icon: <LineOutlined />, run: (chain) => chain.setHorizontalRule() },
]
export const REST: Tool[] = [
  { key: 'clear', icon: <ClearOutlined />, run: (chain) => chain.clearNodes().unsetAllMarks() },
  { key: 'undo', icon: <UndoOutlined />, run: (chain) => chain.undo() },
  { key: 'redo', icon: <RedoOutlined />, run: (chain) => chain.redo() },
]
