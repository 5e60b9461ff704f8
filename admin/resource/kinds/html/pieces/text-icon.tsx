import type { ReactNode } from 'react'

/** An icon of letters. The style sheet writes them: as text of the button they would be a visible label that differs from its name. */
export const TextIcon = ({ text, children }: { text: string; children?: ReactNode }) => (
  <span aria-hidden className="kit-text-icon" data-text={text}>
    {children}
  </span>
)
