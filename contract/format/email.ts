/** V-05: a local part, @, a domain, and a top level of two or three letters, and no longer one. */
export const EMAIL = /^[\w+-]+(?:\.[\w+-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,3}$/i

/**
 * Matches the addresses that the mail standards allow (RFC 5321, RFC 6531), in any script and with any top level: visitors may have each of them (B-106a).
 * Only quoted names and hosts without a point are left out, which are slips of the hand.
 */
export const ANY_EMAIL =
  /^[^\s\p{C}@"<>()[\]\\,:;]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}(?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])$/u
