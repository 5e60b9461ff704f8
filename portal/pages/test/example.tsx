import { type ReactNode, useId } from 'react'

/** One kind of block under its name. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {children}
    </section>
  )
}
