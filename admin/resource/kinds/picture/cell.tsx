import { Thumbnail } from '../../pieces/thumbnail.tsx'
import type { CellComponent } from '../props/cell.ts'

/** The picture, or the first of several. */
export const PictureCell: CellComponent = ({ item, name }) => <Thumbnail address={[item[name]].flat()[0] as string | null} />
