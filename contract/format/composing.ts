interface Key {
  isComposing: boolean
  keyCode: number
}

/** True for a key that the input method handles. 229 marks it where the browser says before the key that the composition has ended, as Safari does. */
export const isComposing = (key: Key): boolean => key.isComposing || key.keyCode === 229
