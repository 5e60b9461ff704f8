/** Matches a whole web address (V-08): http or https, and a host. */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#\\]+(?:[/?#]\S*)?$/i

/** Returns true for a web address that a browser can open. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text) && URL.canParse(text)

const EXTERNAL = /^(https?:|mailto:|tel:)/i

/** Returns true for a link that leads out of the application (V-08): to the web, to a mail program or to a telephone. */
export const isExternal = (address: string): boolean => EXTERNAL.test(address)

/** Returns true for a link that visitors may follow: a path or a place on this site, a web address, an e-mail address, a telephone number; nothing that runs. */
export const LINK = /^(\/(?!\/)[^\s\\]*|#[^\s]*|https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d\s-]+)$/i

/** Returns true if a visitor can follow the link: a browser must be able to open a web address. */
export const isLink = (text: string): boolean => LINK.test(text) && (!/^https?:/i.test(text) || isWebAddress(text))
