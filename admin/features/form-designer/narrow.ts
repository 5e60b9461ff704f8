/** Below this width the palette and the properties are drawers over the canvas. */
export const NARROW = '(width < 992px)'
