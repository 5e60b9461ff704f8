import { useState, type ReactNode } from 'react'
import { part } from '../../../browser/part.ts'
import { withWords } from '../../../language/i18n.ts'
import { Late } from '../../../shell/parts/bounds.tsx'

const CropDialog = part(() => withWords('system', import('./crop-dialog.tsx')))

interface Asked {
  file: File
  answer: (cut: File | null) => void
}

interface Cropping {
  /** Asks which part of a picture is meant; resolves to that part, or to null when nobody wants it any more. */
  crop: (file: File) => Promise<File | null>
  /** Is drawn beside the control. */
  dialog: ReactNode
}

/** K-01c: lets people cut a picture before it is sent. */
export function useCropping(): Cropping {
  const [asked, setAsked] = useState<Asked | null>(null)
  const answer = (cut: File | null) => {
    asked?.answer(cut)
    setAsked(null)
  }
  return {
    crop: (file) => new Promise((resolve) => setAsked({ file, answer: resolve })),
    dialog: (
      <Late close={() => answer(null)}>
        {asked && <CropDialog file={asked.file} choose={async (cut) => answer(cut)} close={() => answer(null)} />}
      </Late>
    ),
  }
}
