import { Avatar } from 'antd'
import type { CSSProperties } from 'react'
import { focusPosition, latestPath } from '../../contract/picture-files.ts'

interface PortraitProps {
  address: string | null
  /** Its first letter replaces a missing picture. */
  name: string
  /** In px. */
  size?: number
}

/** A user's round picture. Its `alt` is empty because the name stands beside it. */
export const Portrait = ({ address, name, size = 32 }: PortraitProps) => (
  <Avatar
    size={size}
    src={address ? latestPath(address, 320, 'webp') : undefined}
    alt=""
    className="portrait"
    style={{ '--focus': address ? focusPosition(address) : undefined } as CSSProperties}
  >
    {name.slice(0, 1).toUpperCase()}
  </Avatar>
)
