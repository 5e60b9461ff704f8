import { Typography } from 'antd'
import type { CellComponent } from '../cell-props.ts'

export const LinkCell: CellComponent = ({ item, name }) =>
  item[name] ? <Typography.Text ellipsis>{String(item[name])}</Typography.Text> : ''
