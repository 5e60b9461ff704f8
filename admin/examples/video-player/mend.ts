/** Two names of the controls that a screen reader would take amiss: captions are a switch, and the speed is called as it is written ("1x"). */
export function mend(player: HTMLElement): () => void {
  const captions = player.querySelector('media-captions-button')
  const speed = player.querySelector('media-playback-rate-button')
  captions?.setAttribute('role', 'switch')
  const name = () => {
    const label = speed?.getAttribute('aria-label')
    if (label && !label.endsWith('x')) speed?.setAttribute('aria-label', `${label}x`)
  }
  name()
  const observer = new MutationObserver(name)
  if (speed) observer.observe(speed, { attributeFilter: ['aria-label'] })
  return () => observer.disconnect()
}
