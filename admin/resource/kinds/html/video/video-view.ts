import { CAPTION_LABELS } from '../../../../../contract/video-captions.ts'
import { PLAYED } from '../../../../../contract/format/html-elements.ts'

interface Captions {
  src: string
  language: keyof typeof CAPTION_LABELS
}

/** Asks for the captions that the library has for a video, by the address of the video. */
export type CaptionsOf = (src: string) => Promise<readonly Captions[]>

/** Draws a video of a text with its captions (B-125d). They are no part of the text: the site adds those of the library. */
export function drawVideo(attributes: Record<string, unknown>, captionsOf: CaptionsOf): HTMLVideoElement {
  const video = document.createElement('video')
  for (const [name, value] of Object.entries({ ...attributes, ...PLAYED })) if (value != null) video.setAttribute(name, String(value))
  const src = video.getAttribute('src')
  // Without them, or for those who may not view the library, it plays as it is.
  if (src)
    void captionsOf(src).then(
      (kept) => video.replaceChildren(...kept.map(trackOf)),
      () => undefined,
    )
  return video
}

function trackOf({ src, language }: Captions): HTMLTrackElement {
  const track = document.createElement('track')
  Object.assign(track, { kind: 'captions', src, srclang: language, label: CAPTION_LABELS[language] })
  return track
}
