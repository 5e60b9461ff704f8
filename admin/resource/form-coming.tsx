import { Skeleton } from 'antd'

/** While the code of a form is under way. */
export const FormComing = () => (
  <section className="kit-card">
    <Skeleton active paragraph={{ rows: 8 }} />
  </section>
)
