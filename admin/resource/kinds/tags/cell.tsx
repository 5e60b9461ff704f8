import { Tag } from 'antd'
import type { CellComponent } from '../props/cell.ts'

export const TagsCell: CellComponent = ({ item, name }) => (item[name] as string[]).map((tag) => <Tag key={tag}>{tag}</Tag>)
