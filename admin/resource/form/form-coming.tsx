import type { ReactNode } from 'react'
import { PageHead } from '../pieces/page-head.tsx'

const LINES = Array.from({ length: 8 }, (_, at) => at)

/** The placeholder of a form while its code loads. */
export const FormComing = ({ title }: { title: ReactNode }) => (
  <>
    <PageHead title={title} />
    <section className="kit-card">
      {LINES.map((line) => (
        <span key={line} className="kit-bone kit-bone-line" />
      ))}
    </section>
  </>
)
