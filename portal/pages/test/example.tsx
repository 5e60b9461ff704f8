import { type ReactNode, useId } from 'react'

/** A kind of block with its name. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {children}
    </section>
  )
}
