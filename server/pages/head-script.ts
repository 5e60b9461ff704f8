import { createHash } from 'node:crypto'

/**
 * Runs before the first paint of `/`: at an address of the app (`/#/login`) the served home page must not flash by. The page of `/#/home`
 * is the home page itself and stays. Pages of the back office begin dark if the user has chosen so; the app removes the mark (`useShade`).
 */
export const HEAD_SCRIPT =
  "if(location.hash&&!/^#\\/(home)?([?]|$)/.test(location.hash)){var s=document.createElement('style');s.textContent='#page{display:none}[data-cold]{background:#0f1116;color-scheme:dark}';document.head.append(s);" +
  "try{var d=/^#\\/_/.test(location.hash)?'':JSON.parse(localStorage.getItem('portico.settings')).shade;if(d=='dark'||d=='system'&&matchMedia('(prefers-color-scheme:dark)').matches)document.documentElement.dataset.cold=''}catch(e){}}"

/**
 * The same for the page that staff get at `/`. The picture of the shell is dark if the user has chosen so, and narrow if they folded the sidebar; it is
 * not there for public pages and for those without the shell.
 */
export const STAFF_HEAD_SCRIPT =
  'var h=location.hash,d=document.documentElement.dataset,p=!h||/^#\\/(_|(home|product|contact)?([?]|$))/.test(h);' +
  "if(p||/^#\\/(setup|login\\d)/.test(h))d.bare='';if(/(^|; )sidebarStatus=0/.test(document.cookie))d.narrow='';" +
  "try{var s=JSON.parse(localStorage.getItem('portico.settings')).shade;if(!p&&(s=='dark'||s=='system'&&matchMedia('(prefers-color-scheme:dark)').matches))d.cold=''}catch(e){}"

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

/** The hashes by which the content security policy names the scripts. */
export const HEAD_SCRIPT_HASH = hashOf(HEAD_SCRIPT)
export const STAFF_HEAD_SCRIPT_HASH = hashOf(STAFF_HEAD_SCRIPT)
