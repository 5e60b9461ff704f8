import type { ReactNode } from 'react'

/** A number at the corner of a button or an icon; nothing while it is 0. */
export const Count = ({ number, children }: { number: number; children: ReactNode }) => (
  <span className="shell-count">
    {children}
    {number > 0 && <sup>{number > 99 ? '99+' : number}</sup>}
  </span>
)
