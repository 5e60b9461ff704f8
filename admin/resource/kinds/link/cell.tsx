import type { CellComponent } from '../props/cell.ts'

export const LinkCell: CellComponent = ({ item, name }) => (item[name] ? <span className="kit-one-line">{String(item[name])}</span> : '')
