import { type ReactNode, useId } from 'react'

/** A part of the page below the product, with its heading beside it on a wide screen. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  )
}
