import type { AnchorHTMLAttributes, FormHTMLAttributes, ReactNode, Ref } from 'react'
import { Form, Link } from 'react-router'
import { useLayout } from '../page/use-layout.ts'
import { pagePath, plainPath } from '../address/paths.ts'
import { useEmbedding } from '../address/embedding.ts'

type LinkProps = { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

/** A link to a page of the portal or to another site. Plain pages get a plain address in their language, the app gets `#/…`. */
export function SiteLink({ to, children, ...rest }: LinkProps) {
  const embedding = useEmbedding()
  const { language } = useLayout()
  const page = pagePath(to)
  const rel = rest.target === '_blank' ? 'noopener' : undefined
  if (page === null)
    return (
      <a href={to} rel={rel} {...rest}>
        {children}
      </a>
    )
  if (embedding)
    return (
      <Link to={page} {...rest}>
        {children}
      </Link>
    )
  return (
    <a href={plainPath(page, language)} rel={rel} {...rest}>
      {children}
    </a>
  )
}

type FormProps = {
  action: string
  /** By default the form is a search: its values go into the address of the next page. */
  method?: 'post'
  /** True for a form with files, which goes to the plain page from the app as well. */
  withFiles?: boolean | undefined
  ref?: Ref<HTMLFormElement>
  children: ReactNode
} & Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'method' | 'encType'>

/** A form that leads to a page of the portal. */
export function SiteForm({ action, withFiles, children, ...rest }: FormProps) {
  const embedding = useEmbedding()
  const { language } = useLayout()
  if (embedding && !withFiles)
    return (
      <Form action={action} {...rest}>
        {children}
      </Form>
    )
  return (
    <form action={plainPath(action, language)} encType={withFiles ? 'multipart/form-data' : undefined} {...rest}>
      {children}
    </form>
  )
}
