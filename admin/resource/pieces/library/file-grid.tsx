import { CheckOutlined } from '@ant-design/icons'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'
import { FileFace } from './file-face.tsx'
import { useGrid, type GridWays } from './use-grid.ts'

export interface GridFile extends Pick<LibraryFile, 'id' | 'url' | 'kind'> {
  /** The picture gets this text below it. */
  title: string
  hint?: string | undefined
}

interface FileGridProps<F extends GridFile> extends GridWays<F> {
  label: string
}

/** Files as tiles, of which several are chosen: by the mark on a tile, Space, ranges with Shift, or all with Ctrl+A. */
export function FileGrid<F extends GridFile>({ label, ...ways }: FileGridProps<F>) {
  const { files, chosen } = ways
  const { list, active, press, click } = useGrid(ways)
  return (
    <div ref={list} className="kit-files" role="listbox" aria-multiselectable={!ways.isSingle} aria-label={label}>
      {files.map((file, at) => (
        <div
          key={file.id}
          className="kit-file"
          role="option"
          aria-selected={chosen.some(({ id }) => id === file.id)}
          tabIndex={at === active ? 0 : -1}
          onClick={(event) => click(event, at)}
          onKeyDown={(event) => press(event, at)}
        >
          <FileFace file={file} size="kit-file-face" />
          <span className="kit-file-mark" aria-hidden>
            <CheckOutlined />
          </span>
          <span className="kit-file-title">{file.title}</span>
          {file.hint !== undefined && <span className="kit-hint">{file.hint}</span>}
        </div>
      ))}
    </div>
  )
}
