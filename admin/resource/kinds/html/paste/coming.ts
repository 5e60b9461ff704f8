/** The attribute of a picture that is still on its way to the server; its value is the id of the upload. */
export const COMING = 'data-coming'

let made = 0

/** A new id of an upload, for as long as the page is open. */
export const newComing = () => String(++made)
