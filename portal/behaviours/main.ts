import { backToTop } from './back-to-top.ts'
import { carousel } from './carousel.ts'
import { gallery } from './gallery.ts'
import { shieldCompositions } from './compositions.ts'
import { countUp } from './count-up.ts'
import { header } from './header.ts'
import { menu } from './menu.ts'
import { strip } from './strip.ts'
import { visit } from './visit.ts'

/** Forms stand on few pages, which fetch their rules. */
const validation = async (form: HTMLElement) => (await import('./validation.ts')).validation(form)
const questions = async (form: HTMLElement) => (await import('./questions.ts')).questions(form)

// The only script of nearly all plain pages: it adds the behaviour to the elements that the server rendered.
const behaviours = { header, menu, carousel, gallery, 'back-to-top': backToTop, validation, questions, strip, 'count-up': countUp, visit }

// At `/`, whose page alone has this id, a path behind the hash is the app's, which brings its own behaviours.
const isPlain = !document.getElementById('page') || !location.hash.startsWith('#/')

if (isPlain) shieldCompositions()
for (const [name, bring] of isPlain ? Object.entries(behaviours) : []) {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-behaviour=${name}]`)) void bring(element)
}
