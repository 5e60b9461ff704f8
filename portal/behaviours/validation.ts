import { listen } from './shared.ts'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The controls of a form or of one of its fields; a fieldset around them is none. */
export const controlsIn = (element: Element) => [...element.querySelectorAll<Control>('input, textarea, select')]

/**
 * Shows what is wrong with a field below it, in the language of the page, as soon as the field loses the focus, and keeps a form from being sent twice. Without
 * this script the browser complains in its own way and language. `form` is the form, or an element around it with the words as data: `data-missing`,
 * `data-either` when both e-mail address and telephone number are empty, and `data-sending` for the button while the form is being sent. A control has its own
 * words for what is wrong with it in `data-wrong`, and may have its own `data-missing`. `checkMore` adds what the browser cannot check.
 */
export function validation(form: HTMLElement, checkMore?: () => void): () => void {
  const complaints = complaintsIn(form)
  const sending = sendingOf(form)
  const check = () => {
    checkEither(form)
    checkMore?.()
  }
  const again = () => {
    sending.set(false)
    check()
  }
  const refused = (event: Event) => {
    event.preventDefault()
    complaints.show(event.target as Control)
    controlsIn(form).find(isWrong)?.focus()
  }

  check()
  form.addEventListener('invalid', refused, true)
  addEventListener('pageshow', again)
  const end = listen(form, {
    input: ({ target }) => {
      check()
      complaints.showAgain(target as Control)
    },
    focusout: ({ target, relatedTarget }) => {
      const one = target as Control
      const isLeft = !holderOf(one).contains(relatedTarget as Node | null)
      if (isLeft && isAnswered(one) && !complaints.isServers(one)) complaints.show(one)
    },
    submit: (event) => {
      if (sending.isSent()) event.preventDefault()
      else if (!event.defaultPrevented) sending.set(true)
    },
  })
  return () => {
    end()
    form.removeEventListener('invalid', refused, true)
    removeEventListener('pageshow', again)
  }
}

/** The complaints below the fields of a form. Those of the server stay until their fields change. */
function complaintsIn(form: HTMLElement) {
  const ours = new Set<Element>()
  const isOpen = (one: Control) => holderOf(one).ariaInvalid === 'true'

  const show = (one: Control) => {
    const field = one.closest('.form-field')
    const place = field?.querySelector('.complaint')
    if (!field || !place) return
    const wrong = controlsIn(field).find(isWrong)
    place.textContent = wrong ? complaintOf(wrong, form.dataset) : ''
    const holder = holderOf(one)
    holder.setAttribute('aria-invalid', String(!!wrong))
    ours.add(holder)
  }
  /** Shows what the complaints are after a control has changed. A telephone number takes the place of an e-mail address. */
  const showAgain = (changed: Control) => {
    const isChanged = (one: Control) => holderOf(one) === holderOf(changed) || ('either' in form.dataset && one.name === 'email')
    for (const one of controlsIn(form)) if (isOpen(one) && (isChanged(one) || ours.has(holderOf(one)))) show(one)
  }
  return { show, showAgain, isServers: (one: Control) => isOpen(one) && !ours.has(holderOf(one)) }
}

/** Says on the button of a form that it is being sent, or no longer is. */
function sendingOf(form: HTMLElement) {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!
  const name = button.textContent
  const set = (isSent: boolean) => {
    button.ariaDisabled = String(isSent)
    button.textContent = isSent ? form.dataset['sending']! : name
  }
  return { set, isSent: () => button.ariaDisabled === 'true' }
}

/** The element that says whether it is invalid: of several boxes the group of them. */
const holderOf = (one: Control): Element => one.closest('fieldset.form-field') ?? one

const isWrong = ({ willValidate, validity }: Control) => willValidate && !validity.valid

export const isBox = ({ type }: Control) => type === 'radio' || type === 'checkbox'

/** Nobody is told that a field is empty before the form is sent. */
const isAnswered = (one: Control) => (isBox(one) ? one.closest('.form-field')?.querySelector('input:checked') : one.value)

function checkEither(root: HTMLElement): void {
  const { either } = root.dataset
  if (!either) return
  const [email, phone] = ['email', 'phone'].map((name) => root.querySelector<HTMLInputElement>(`[name=${name}]`)!)
  email!.setCustomValidity(email!.value || phone!.value ? '' : either)
}

/** Our words for what the browser finds wrong; its own words where there are none, and for complaints of ours. */
function complaintOf({ validity, dataset, validationMessage }: Control, words: DOMStringMap): string {
  if (validity.valueMissing) return dataset['missing'] ?? words['missing']!
  return validity.customError ? validationMessage : (dataset['wrong'] ?? validationMessage)
}
