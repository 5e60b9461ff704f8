import { PictureOutlined } from '@ant-design/icons'
import { useRef, type CSSProperties } from 'react'
import { focusPosition, latestPath } from '../../../contract/picture-files.ts'
import { useNearSight } from '../../browser/use-near-sight.ts'

/** A small picture, or a placeholder of the same size. */
export const Thumbnail = ({ address, size = 'kit-thumbnail' }: { address: string | null | undefined; size?: string }) =>
  address ? (
    <Picture address={address} size={size} />
  ) : (
    <span className={`${size} kit-no-picture`}>
      <PictureOutlined aria-hidden />
    </span>
  )

/** Fetched when it comes near the window: a list has more rows than the window. */
function Picture({ address, size }: { address: string; size: string }) {
  const image = useRef<HTMLImageElement>(null)
  const isNear = useNearSight(image)
  return (
    <img
      ref={image}
      className={size}
      src={isNear ? latestPath(address, 320, 'webp') : undefined}
      alt=""
      style={{ '--focus': focusPosition(address) } as CSSProperties}
    />
  )
}
