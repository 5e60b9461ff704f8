import { type ReactNode, useEffect, useRef } from 'react'

interface AnnouncementProps {
  role: 'alert' | 'status'
  className: string
  children: ReactNode
}

/** The reply to a form. It gets the focus: by its attribute on a plain page, by the effect in the app. */
export function Announcement(props: AnnouncementProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return <div ref={ref} tabIndex={-1} autoFocus {...props} />
}
