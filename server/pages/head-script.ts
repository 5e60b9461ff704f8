import { createHash } from 'node:crypto'

/**
 * Runs before the first paint of `/`: at an address of the app (`/#/login`) the served home page must not flash by. The page of `/#/home`
 * is the home page itself and stays.
 */
export const HEAD_SCRIPT =
  "if(location.hash&&!/^#\\/(home)?([?]|$)/.test(location.hash)){var s=document.createElement('style');s.textContent='#page{display:none}';document.head.append(s)}"

/** The hash by which the content security policy names the script. */
export const HEAD_SCRIPT_HASH = `sha256-${createHash('sha256').update(HEAD_SCRIPT).digest('base64')}`
