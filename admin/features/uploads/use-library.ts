import { useState } from 'react'
import { uploadIdOf } from '../../../contract/picture-files.ts'
import { libraryChanged } from '../../resource/data/library.ts'
import { useDelete } from './uses/use-delete.tsx'

/** Deletes files on the server, and remembers which are gone: the cards above show them no more. */
export function useDeleting() {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const forget = async (address: string) => {
    setGone((all) => new Set([...all, address]))
    await libraryChanged()
  }
  const remove = useDelete((id) => forget(`/media/${id}`))
  return { gone, forget, remove: (address: string) => remove(uploadIdOf(address)) }
}
