import { listen } from './shared.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Shows the browser's complaint below a field as soon as the field loses the focus, and keeps a form from being sent twice. Without this script the
 * browser shows its complaints in its own way. `data-either` is the complaint when both e-mail address and telephone number are empty; `data-sending`
 * is the text of the button while the form is being sent.
 */
export function validation(root: HTMLElement): () => void {
  const form = root as HTMLFormElement
  const button = form.querySelector('button')!
  const name = button.textContent
  const field = (called: string) => form.elements.namedItem(called) as Field
  let sent = false

  const either = () => field('email').setCustomValidity(field('email').value || field('phone').value ? '' : form.dataset['either']!)
  const showComplaint = (one: Field) => {
    const place = document.getElementById(`${one.id}-error`)
    if (!place) return
    place.textContent = one.validationMessage
    one.setAttribute('aria-invalid', String(!one.validity.valid))
  }
  const wait = (waiting: boolean) => {
    sent = waiting
    button.ariaDisabled = String(waiting)
    button.textContent = waiting ? form.dataset['sending']! : name
  }
  const again = () => wait(false)
  const refused = (event: Event) => {
    event.preventDefault()
    showComplaint(event.target as Field)
    form.querySelector<Field>(':invalid')?.focus()
  }

  either()
  form.addEventListener('invalid', refused, true)
  addEventListener('pageshow', again)
  const end = listen(form, {
    input: ({ target }) => {
      either()
      for (const one of [target as Field, field('email')]) if (one.ariaInvalid === 'true') showComplaint(one)
    },
    focusout: ({ target }) => {
      if ((target as Field).value) showComplaint(target as Field)
    },
    submit: (event) => {
      if (sent) event.preventDefault()
      else if (!event.defaultPrevented) wait(true)
    },
  })
  return () => {
    end()
    form.removeEventListener('invalid', refused, true)
    removeEventListener('pageshow', again)
  }
}
