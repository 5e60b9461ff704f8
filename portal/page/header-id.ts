/** The id of the header, for which a document waits before it is drawn. */
export const HEADER_ID = 'header'
