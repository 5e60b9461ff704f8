import { Typography } from 'antd'
import type { CellComponent } from '../props/cell.ts'

export const LinkCell: CellComponent = ({ item, name }) =>
  item[name] ? <Typography.Text ellipsis>{String(item[name])}</Typography.Text> : ''
