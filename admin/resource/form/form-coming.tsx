import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { PageHead } from '../pieces/page-head.tsx'

/** While the code of a form is under way. */
export const FormComing = ({ title }: { title: ReactNode }) => (
  <>
    <PageHead title={title} />
    <section className="kit-card">
      <Skeleton active title={false} paragraph={{ rows: 8 }} />
    </section>
  </>
)
