import { createHash } from 'node:crypto'

/**
 * Runs before the first paint of `/`. Without a path behind the hash it is the home page itself, which needs no app (R-10i); the app comes when such a path
 * is entered later. With one, the app is fetched at once, and at an address such as `/#/login` the served home page must not flash by: only the page of
 * `/#/home` stays. Pages of the back office begin dark if the user has chosen so; the app removes the mark (`useShade`).
 */
export const HEAD_SCRIPT =
  '(function(a){var i=function(){return/^#\\//.test(location.hash)},n=function(t,o){var e=Object.assign(document.createElement(t),o);document.head.append(e)};' +
  "if(!i())return addEventListener('hashchange',function(){if(i())location.reload()});" +
  "n('link',{rel:'modulepreload',href:a});addEventListener('DOMContentLoaded',function(){n('script',{type:'module',src:a})});" +
  "if(/^#\\/(home)?([?]|$)/.test(location.hash))return;n('style',{textContent:'#page{display:none}[data-cold]{background:#0f1116;color-scheme:dark}'});" +
  "try{var d=/^#\\/_/.test(location.hash)?'':JSON.parse(localStorage.getItem('portico.settings')).shade;if(d=='dark'||d=='system'&&matchMedia('(prefers-color-scheme:dark)').matches)document.documentElement.dataset.cold=''}catch(e){}" +
  '})(document.currentScript.dataset.app)'

/**
 * The same for the page that staff get at `/`. Without a path behind the hash they go on to the home page, which has its own address. The picture of the
 * shell is dark if the user has chosen so, and narrow if they folded the sidebar; it is not there for public pages and for those without the shell.
 */
export const STAFF_HEAD_SCRIPT =
  "var h=location.hash,l=document.documentElement,d=l.dataset;if(!/^#\\//.test(h))location.replace(l.lang=='en'?'/en/home':'/home');" +
  'var p=/^#\\/(_|(home|product|contact)?([?]|$))/.test(h)||!/^#\\//.test(h);' +
  "if(p||/^#\\/(setup|login\\d|(forgot|reset)-password)/.test(h))d.bare='';if(/(^|; )sidebarStatus=0/.test(document.cookie))d.narrow='';" +
  "try{var s=JSON.parse(localStorage.getItem('portico.settings')).shade;if(!p&&(s=='dark'||s=='system'&&matchMedia('(prefers-color-scheme:dark)').matches))d.cold=''}catch(e){}" +
  "if(!('bare'in d))document.querySelectorAll('link[rel=x-modulepreload]').forEach(function(l){l.rel='modulepreload'})"

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

/** The hashes by which the content security policy names the scripts. */
export const HEAD_SCRIPT_HASH = hashOf(HEAD_SCRIPT)
export const STAFF_HEAD_SCRIPT_HASH = hashOf(STAFF_HEAD_SCRIPT)
