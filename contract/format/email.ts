/** V-05: a local part, @, a domain, and a top level of two or three letters, and no longer one. */
export const EMAIL = /^[\w+-]+(?:\.[\w+-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,3}$/i
