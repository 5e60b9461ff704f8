import { Link } from 'react-router'
import { Mark } from './mark.tsx'
import { useAppTitle } from './use-app-title.ts'

export const Brand = ({ short = false }: { short?: boolean }) => {
  const title = useAppTitle()
  return (
    <Link className="shell-brand" to="/dashboard" aria-label={title}>
      <Mark size={28} />
      {!short && <span>{title}</span>}
    </Link>
  )
}
