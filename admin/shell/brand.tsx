import { Link } from 'react-router'
import { pageData } from '../page-data.ts'
import { Mark } from './mark.tsx'

export const Brand = ({ short = false }: { short?: boolean }) => (
  <Link className="shell-brand" to="/dashboard" aria-label={pageData.appTitle}>
    <Mark size={28} />
    {!short && <span>{pageData.appTitle}</span>}
  </Link>
)
