import { useId, useState, type ReactNode } from 'react'

interface DropBoxProps {
  id?: string | undefined
  /** As the input's own: types or endings, with commas. */
  accept?: string | undefined
  multiple?: boolean
  disabled: boolean
  className?: string
  take: (files: File[]) => void
  children: ReactNode
}

/** Where files are dropped or chosen: the input itself lies over the whole box, so dropping needs nothing of ours. */
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
          // Emptied, so that the same file can be chosen again once it was mended.
          event.target.value = ''
          if (chosen.length > 0) take(chosen)
        }}
      />
      {children}
    </label>
  )
}
