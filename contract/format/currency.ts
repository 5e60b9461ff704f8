export const CURRENCIES = ['CNY', 'USD', 'EUR'] as const
export type Currency = (typeof CURRENCIES)[number]

/** The sign of each; that of the dollar names the country, since several countries have one. */
const SIGNS: Record<Currency, string> = { CNY: '¥', USD: 'US$', EUR: '€' }

const AMOUNT = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' })

/** `¥2,980`, `US$12.50`: the same in both languages, and independent of the reader's settings, which could show the sign of the yen. */
export const priceText = (price: number, currency: Currency): string => SIGNS[currency] + AMOUNT.format(price)
