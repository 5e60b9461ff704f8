import type { Editor } from '@tiptap/core'
import type { Language } from '../../../../contract/languages.ts'
import { part } from '../../../browser/part.ts'
import { withWords } from '../../../language/i18n.ts'
import { Late } from '../../../shell/parts/bounds.tsx'
import { insertPictures } from './coming-pictures.ts'
import { FindBar } from './find/find-bar.tsx'
import type { Engine } from './load-engine.ts'
import { insertVideos } from './video/insert-videos.ts'

/** The parts that the toolbar opens beside the text. */
export type EditorPart = 'pictures' | 'videos' | 'find'

const PictureDialog = part(async () => ({
  default: (await withWords('system', import('./picture-dialog/picture-dialog.tsx'))).PictureDialog,
}))
const VideoDialog = part(async () => ({
  default: (await withWords('system', import('./video/video-dialog.tsx'))).VideoDialog,
}))

interface EditorPartsProps {
  engine: Engine
  editor: Editor
  open: EditorPart | null
  language: Language
  canWrite: boolean
  close: () => void
}

/** The dialogs of pictures and of videos, and the line that finds words. */
export function EditorParts({ engine, editor, open, language, canWrite, close }: EditorPartsProps) {
  function closeFind() {
    // The editor's own command waits for the next frame: meanwhile keys would go to nobody.
    editor.view.focus()
    close()
  }
  return (
    <>
      <Late close={close}>
        {open === 'pictures' && <PictureDialog language={language} insert={(pictures) => insertPictures(editor, pictures)} close={close} />}
        {open === 'videos' && <VideoDialog language={language} insert={(videos) => insertVideos(editor, videos)} close={close} />}
      </Late>
      {open === 'find' && <FindBar engine={engine} editor={editor} canWrite={canWrite} close={closeFind} />}
    </>
  )
}
