import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { PageHead } from '../pieces/page-head.tsx'

/** The placeholder of a form while its code loads. */
export const FormComing = ({ title }: { title: ReactNode }) => (
  <>
    <PageHead title={title} />
    <section className="kit-card">
      <Skeleton active title={false} paragraph={{ rows: 8 }} />
    </section>
  </>
)
