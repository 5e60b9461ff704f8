import { useId, useState, type ReactNode } from 'react'

interface DropBoxProps {
  id?: string | undefined
  /** The `accept` of a file input: types or extensions, separated by commas. */
  accept?: string | undefined
  multiple?: boolean
  disabled: boolean
  className?: string
  take: (files: File[]) => void
  children: ReactNode
}

/** A box to drop or choose files. The input covers the whole box, so the browser itself handles a drop. */
export function DropBox({ id, accept, multiple = false, disabled, className = '', take, children }: DropBoxProps) {
  const own = useId()
  const [isOver, setOver] = useState(false)
  return (
    <label className={`kit-upload ${className}`} data-over={isOver || undefined}>
      <input
        id={id ?? own}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])]
          // An emptied input accepts the same file again, after a correction.
          event.target.value = ''
          if (chosen.length > 0) take(chosen)
        }}
      />
      {children}
    </label>
  )
}
