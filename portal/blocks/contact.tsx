import { telephoneLink } from '../address/addresses.ts'
import { useLayout, useWords } from '../page/use-layout.ts'

/** Address, telephone and e-mail, as far as the company has entered them. */
export function Contact() {
  const { site } = useLayout()
  const words = useWords().contact
  if (!site.address && !site.telephone && !site.email) return null
  return (
    <dl className="contact">
      {site.address && (
        <div>
          <dt>{words.address}</dt>
          <dd>{site.address}</dd>
        </div>
      )}
      {site.telephone && (
        <div>
          <dt>{words.telephone}</dt>
          <dd>
            <a href={telephoneLink(site.telephone)}>{site.telephone}</a>
          </dd>
        </div>
      )}
      {site.email && (
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </div>
      )}
    </dl>
  )
}
