const WIDE = /[\u{ff01}-\u{ff5e}\u{fe50}-\u{fe6b}\p{Zs}]/gu

/**
 * Writes signs of another width, and each kind of space, as the usual ones. Unlike NFKC it makes no digit of `²` or `①`: `10²` is another number than 102, and
 * the model `M²` another than `M2`.
 */
export const usualWidth = (text: string): string => text.replaceAll(WIDE, (sign) => sign.normalize('NFKC'))
