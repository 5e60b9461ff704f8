import { getDocument, GlobalWorkerOptions, type PDFDocumentLoadingTask, type PDFDocumentProxy } from 'pdfjs-dist'
// The linter looks for the default export in the worker itself.
// oxlint-disable-next-line import/default
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useState } from 'react'
import manual from './manual.pdf?url'

GlobalWorkerOptions.workerSrc = workerAddress

/** Fetches what documents need from this site, and the list of it only when a document asks. */
class OwnFiles {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const { addressOf } = await import('./pdf-files.ts')
    const reply = await fetch(addressOf(kind, filename))
    return new Uint8Array(await reply.arrayBuffer())
  }
}

async function begin(file: File | null): Promise<PDFDocumentLoadingTask> {
  const source = file ? { data: new Uint8Array(await file.arrayBuffer()) } : { url: manual }
  // The policy of the site lets no document run code, and compiles none.
  return getDocument({ ...source, BinaryDataFactory: OwnFiles, useWorkerFetch: false, useWasm: false, enableXfa: false })
}

interface Opened {
  file: File | null
  document: PDFDocumentProxy | null
  hasFailed: boolean
}

/** Opens a document of the reader's own, or the sample, and closes it with the page. */
export function usePdf() {
  const [file, setFile] = useState<File | null>(null)
  const [opened, setOpened] = useState<Opened>({ file: null, document: null, hasFailed: false })
  useEffect(() => {
    let isWanted = true
    const beginning = begin(file)
    beginning
      .then((task) => task.promise)
      .then(
        (document) => isWanted && setOpened({ file, document, hasFailed: false }),
        () => isWanted && setOpened({ file, document: null, hasFailed: true }),
      )
    return () => {
      isWanted = false
      void beginning.then((task) => task.destroy())
    }
  }, [file])
  const isNow = opened.file === file
  return { name: file?.name ?? null, document: isNow ? opened.document : null, hasFailed: isNow && opened.hasFailed, open: setFile }
}
