/** V-05: a local part, @, a domain, and a top level of two or three letters, as the source has it; longer ones are refused. */
export const EMAIL = /^[\w+-]+(?:\.[\w+-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,3}$/i
