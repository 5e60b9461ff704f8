import { Suspense, type ComponentType } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import { permitOf } from '../../contract/resource.ts'
import { ownership } from '../../contract/resources/ownership.ts'
import { resourceNamed, type ResourceName } from '../../contract/resources/index.ts'
import { useCan } from '../session/use-can.ts'
import { Component as Forbidden } from '../shell/forbidden-page.tsx'
import { useClosing } from '../shell/use-closing.ts'
import { FormComing } from './form/form-coming.tsx'
import './kit.css'
import { useLabels } from './data/labels.ts'
import { ROW } from './data/list-query.ts'
import { ResourceList } from './list/resource-list.tsx'
import { ComparedViews } from './kinds/compared-views.ts'
import type { Screen } from './kinds/screen.ts'
import { part } from '../browser/part.ts'
import { Late } from '../shell/parts/bounds.tsx'

// A list shows before the code of its forms is fetched; the pointer over a row or the main action starts the fetch.
const load = { page: () => import('./form/form-page.tsx'), drawer: () => import('./form/form-drawer.tsx') }
const FormPage = part(load.page)
const FormDrawer = part(load.drawer)

/** The most fields that a drawer holds, beside those that say to whom a row belongs: they stand filled in at its end. */
const DRAWER_FIELDS = 8

/**
 * List and form of one resource. A form on a page has its own address, `/sitenews/7`, and so its own tab. A form in a drawer is a parameter of the
 * list, `/gallery?row=7`. Both keep the state of the list in the query.
 */
export function ResourcePage({ screen }: { screen: Screen }) {
  const mayView = useCan(permitOf(screen.resource, 'View'))
  // The table of screens may open a screen to everyone, but not its data.
  if (!mayView) return <Forbidden />
  const Page = (screen.form ?? formOf(screen)) === 'page' ? WithPages : WithDrawer
  return (
    <ComparedViews value={screen.compared}>
      <Page screen={screen} />
    </ComparedViews>
  )
}

const idOf = (row: string) => (row === 'new' ? null : Number(row))

function WithPages({ screen }: { screen: Screen }) {
  const { row } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { name } = useLabels(screen.resource)
  const { closeFor } = useClosing()
  const address = (id: number | 'new') => `${screen.path}/${id}${search}`
  if (row === undefined) return <List screen={screen} address={address} form="page" />
  return (
    <Suspense fallback={<FormComing title={screen.title ?? name} />}>
      <FormPage
        key={row}
        screen={screen}
        id={idOf(row)}
        close={() => closeFor(`${screen.path}${search}`)}
        address={address}
        created={(made) => void navigate(address(made), { replace: true })}
      />
    </Suspense>
  )
}

function WithDrawer({ screen }: { screen: Screen }) {
  const { row: typed } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const row = new URLSearchParams(search).get(ROW)
  const address = (id: number | string | null) => {
    const query = new URLSearchParams(search)
    if (id === null) query.delete(ROW)
    else query.set(ROW, String(id))
    return query.size > 0 ? `${screen.path}?${query}` : screen.path
  }
  if (typed !== undefined) return <Navigate to={address(typed)} replace />
  return (
    <>
      <List screen={screen} address={address} form="drawer" />
      <Late close={() => void navigate(address(null))}>
        {row !== null && <FormDrawer key={row} screen={screen} id={idOf(row)} close={() => void navigate(address(null))} />}
      </Late>
    </>
  )
}

interface ListProps {
  screen: Screen
  address: (id: number | 'new') => string
  form: keyof typeof load
}

const List = ({ screen, address, form }: ListProps) => (
  <>
    <ResourceList screen={screen} address={address} prepare={() => void load[form]()} />
    {screen.dialogs}
  </>
)

function formOf({ resource, extra = [] }: Screen): 'drawer' | 'page' {
  const fields = Object.entries(resource.fields).filter(([name, field]) => !field.readOnly && !(name in ownership))
  return fields.length + extra.length <= DRAWER_FIELDS ? 'drawer' : 'page'
}

/** The screen of a resource that needs nothing beside its declaration. */
export function pageOf(name: ResourceName, path: string): { Component: ComponentType } {
  const screen: Screen = { resource: resourceNamed(name), path }
  return { Component: () => <ResourcePage screen={screen} /> }
}
