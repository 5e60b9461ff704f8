import { createHash } from 'node:crypto'

/**
 * Runs before the first paint of `/`: at an address of the app (`/#/login`) the served home page must not flash by. The page of `/#/home`
 * is the home page itself and stays. Pages of the back office begin dark if the user has chosen so; the app removes the mark (`useShade`).
 */
export const HEAD_SCRIPT =
  "if(location.hash&&!/^#\\/(home)?([?]|$)/.test(location.hash)){var s=document.createElement('style');s.textContent='#page{display:none}[data-cold]{background:#0f1116;color-scheme:dark}';document.head.append(s);" +
  "try{var d=/^#\\/_/.test(location.hash)?'':JSON.parse(localStorage.getItem('portico.settings')).shade;if(d=='dark'||d=='system'&&matchMedia('(prefers-color-scheme:dark)').matches)document.documentElement.dataset.cold=''}catch(e){}}"

/** The hash by which the content security policy names the script. */
export const HEAD_SCRIPT_HASH = `sha256-${createHash('sha256').update(HEAD_SCRIPT).digest('base64')}`
