import { type ReactNode, useEffect, useRef } from 'react'

interface AnnouncementProps {
  role: 'alert' | 'status'
  className: string
  children: ReactNode
}

/** What an answer to a form says: the reader begins there, on a plain page by the attribute, in the app by hand. */
export function Announcement(props: AnnouncementProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return <div ref={ref} tabIndex={-1} autoFocus {...props} />
}
