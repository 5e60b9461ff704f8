import type { ComponentType } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { resourceNamed, type ResourceName } from '../../contract/resources/index.ts'
import { FormDrawer } from './form-drawer.tsx'
import { FormPage } from './form-page.tsx'
import './kit.css'
import { ResourceList } from './resource-list.tsx'
import type { Screen } from './screen.ts'

/** The most fields that a drawer holds (look.md). */
const DRAWER_FIELDS = 8

/** List and form of one resource: `/gallery`, `/gallery/new`, `/gallery/7`. The list's own state stays in the query throughout. */
export function ResourcePage({ screen }: { screen: Screen }) {
  const { row } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const open = (id: number | 'new') => void navigate(`${screen.path}/${id}${search}`)
  const close = () => void navigate(`${screen.path}${search}`)
  const id = row === undefined || row === 'new' ? null : Number(row)
  const isPage = (screen.form ?? formOf(screen)) === 'page'
  const created = (made: number) => void navigate(`${screen.path}/${made}${search}`, { replace: true })
  if (row !== undefined && isPage) return <FormPage key={row} screen={screen} id={id} close={close} created={created} />
  return (
    <>
      <ResourceList screen={screen} open={open} />
      {row !== undefined && <FormDrawer key={row} screen={screen} id={id} close={close} />}
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
