import { Avatar } from 'antd'
import type { CSSProperties } from 'react'
import { focusPosition, variantPath } from '../../contract/picture-files.ts'

interface PortraitProps {
  address: string | null
  /** Whose first letter stands where there is no picture. */
  name: string
  /** In px. */
  size?: number
}

/** Somebody's picture, round; it says nothing that the name beside it does not. */
export const Portrait = ({ address, name, size = 32 }: PortraitProps) => (
  <Avatar
    size={size}
    src={address ? variantPath(address, 320, 'webp') : undefined}
    alt=""
    className="portrait"
    style={{ '--focus': address ? focusPosition(address) : undefined } as CSSProperties}
  >
    {name.slice(0, 1).toUpperCase()}
  </Avatar>
)
