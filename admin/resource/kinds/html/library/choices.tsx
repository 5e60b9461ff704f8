import { AlbumChoice } from '../../../pieces/library/album-choice.tsx'
import { FileChoices } from '../../../pieces/library/file-choices.tsx'
import type { Choices } from './use-choices.ts'

interface ChoiceListProps extends Choices {
  label: string
  /** The name of the search, and the words where there is nothing. */
  words: { search: string; none: string; notFound: string }
}

/** Pictures or videos that are there, as tiles that are chosen or left out again. */
export const ChoiceList = ({ label, words, mayView: _, byAlbum, ...choices }: ChoiceListProps) => (
  <FileChoices
    words={{ label, ...words, ...(byAlbum?.album && { none: words.notFound }) }}
    {...choices}
    filter={byAlbum && <AlbumChoice {...byAlbum} />}
  />
)
