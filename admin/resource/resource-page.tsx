import { lazy, Suspense, type ComponentType } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { permitOf } from '../../contract/resource.ts'
import { resourceNamed, type ResourceName } from '../../contract/resources/index.ts'
import { useCan } from '../permit.tsx'
import { Component as Forbidden } from '../shell/forbidden-page.tsx'
import { FormComing } from './form-coming.tsx'
import './kit.css'
import { useLabels } from './labels.ts'
import { ResourceList } from './resource-list.tsx'
import type { Screen } from './screen.ts'

// A list is there before what its forms need is fetched; pointing at a row or at the main action begins to.
const load = { page: () => import('./form-page.tsx'), drawer: () => import('./form-drawer.tsx') }
const FormPage = lazy(load.page)
const FormDrawer = lazy(load.drawer)

/** The most fields that a drawer holds (look.md). */
const DRAWER_FIELDS = 8

/** List and form of one resource: `/gallery`, `/gallery/new`, `/gallery/7`. The list's own state stays in the query throughout. */
export function ResourcePage({ screen }: { screen: Screen }) {
  const { row } = useParams()
  const navigate = useNavigate()
  const labels = useLabels(screen.resource)
  const { search } = useLocation()
  const address = (id: number | 'new') => `${screen.path}/${id}${search}`
  const close = () => void navigate(`${screen.path}${search}`)
  const id = row === undefined || row === 'new' ? null : Number(row)
  const form = screen.form ?? formOf(screen)
  const mayView = useCan(permitOf(screen.resource, 'View'))
  const created = (made: number) => void navigate(address(made), { replace: true })
  // A row of the table may be open to everyone; its data is not.
  if (!mayView) return <Forbidden />
  if (row !== undefined && form === 'page') {
    return (
      <Suspense fallback={<FormComing title={screen.title ?? labels.name} />}>
        <FormPage key={row} screen={screen} id={id} close={close} created={created} />
      </Suspense>
    )
  }
  return (
    <>
      <ResourceList screen={screen} address={address} prepare={() => void load[form]()} />
      <Suspense>{row !== undefined && <FormDrawer key={row} screen={screen} id={id} close={close} />}</Suspense>
      {screen.dialogs}
    </>
  )
}

function formOf({ resource, extra = [] }: Screen): 'drawer' | 'page' {
  const fields = Object.values(resource.fields).filter((field) => !field.readOnly)
  return fields.length + extra.length <= DRAWER_FIELDS ? 'drawer' : 'page'
}

/** A row of the predefined table for a plain resource: nothing but its declaration. */
export function pageOf(name: ResourceName, path: string): { Component: ComponentType } {
  const screen: Screen = { resource: resourceNamed(name), path }
  return { Component: () => <ResourcePage screen={screen} /> }
}
