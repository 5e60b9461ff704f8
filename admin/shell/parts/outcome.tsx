import { Empty } from 'antd'
import type { ReactNode } from 'react'

interface OutcomeProps {
  icon: ReactNode
  title: ReactNode
  lead?: ReactNode
  /** The way on. */
  children?: ReactNode
}

/** In place of something that could not be shown, or not to this user. Every list loads it, so it imports little. */
export const Outcome = ({ icon, title, lead, children }: OutcomeProps) => (
  <Empty
    className="shell-outcome"
    image={icon}
    description={
      <>
        <div className="shell-outcome-title">{title}</div>
        {lead}
      </>
    }
  >
    {children}
  </Empty>
)
