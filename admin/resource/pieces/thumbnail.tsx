import { PictureOutlined } from '@ant-design/icons'
import type { CSSProperties } from 'react'
import { focusPosition, variantPath } from '../../../contract/picture-files.ts'

/** A small picture, or a placeholder of the same size. */
export const Thumbnail = ({ address, size = 'kit-thumbnail' }: { address: string | null | undefined; size?: string }) =>
  address ? (
    <img
      className={size}
      src={variantPath(address, 320, 'webp')}
      alt=""
      loading="lazy"
      style={{ '--focus': focusPosition(address) } as CSSProperties}
    />
  ) : (
    <span className={`${size} kit-no-picture`}>
      <PictureOutlined aria-hidden />
    </span>
  )
