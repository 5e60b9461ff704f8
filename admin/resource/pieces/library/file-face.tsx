import { PaperClipOutlined, VideoCameraOutlined } from '@ant-design/icons'
import type { LibraryFile } from '../../../../contract/features/upload-library.ts'
import { Thumbnail } from '../thumbnail.tsx'

/** A picture as itself, and the sign of its kind for any other file. */
export const FileFace = ({ file: { kind, url }, size = 'kit-thumbnail' }: { file: Pick<LibraryFile, 'kind' | 'url'>; size?: string }) =>
  kind === 'picture' ? (
    <Thumbnail address={url} size={size} />
  ) : (
    <span className={`${size} kit-no-picture`}>
      {kind === 'video' ? <VideoCameraOutlined aria-hidden /> : <PaperClipOutlined aria-hidden />}
    </span>
  )
