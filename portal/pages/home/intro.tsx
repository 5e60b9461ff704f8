import { useLayout } from '../../page/use-layout.ts'

export function Intro() {
  const { site } = useLayout()
  return (
    <section className="band intro">
      <div className="row">
        <h1>{site.title}</h1>
        {site.seoDescription && <p>{site.seoDescription}</p>}
      </div>
    </section>
  )
}
