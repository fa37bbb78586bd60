/** Validates the form: the pointer of a problem is the name of its control. */
import { validate } from 'order-contract'

const form = document.querySelector('form')
const output = document.querySelector('output')
const blank = form.querySelector('.item').cloneNode(true)
/** True until the first submit: missing fields are no problems yet. */
let draft = true

form.noValidate = true
form.addEventListener('change', check)
// Clears a message as soon as its field is corrected. With `change` alone, the message would disappear while the user
// presses Order, and the button would move away.
form.addEventListener('input', ({ target }) => target.ariaInvalid === 'true' && check())
form.addEventListener('submit', send)
form.querySelector('.add').addEventListener('click', add)
form.addEventListener('click', ({ target }) => target.matches('.remove') && remove(target))
number()

/** Shows the order. Send it here instead. */
function send(event) {
  event.preventDefault()
  draft = false
  const { order, valid, problems } = check()
  output.textContent = valid ? JSON.stringify(order, null, 2) : problems.map(({ message }) => message).join('\n')
  form.querySelector('[aria-invalid=true]')?.focus()
}

function check() {
  for (const part of form.querySelectorAll('[data-when]')) {
    const choices = [...part.closest('fieldset').querySelectorAll('select')]
    part.hidden = choices.every(({ value }) => value !== part.dataset.when)
    part.querySelector('input').disabled = part.hidden
  }
  const order = read()
  // In messages, the buyer reads Card ID, not `card_id`.
  const report = validate('order-request', order, { draft, names: 'label' })
  for (const control of form.querySelectorAll('[name]')) {
    tell(control, report.problems.find(({ pointer }) => pointer === control.name)?.message ?? '')
  }
  return { order, ...report }
}

/** Returns the order that the controls contain. */
function read() {
  const order = {}
  for (const { name, value, dataset, disabled } of form.elements) {
    if (name && !disabled) put(order, name.slice(1).split('/'), 'list' in dataset ? listed(value) : value)
  }
  return order
}

function put(parent, [step, ...steps], value) {
  if (steps.length === 0) parent[step] = value
  else {
    parent[step] ??= /^\d+$/.test(steps[0]) ? [] : {}
    put(parent[step], steps, value)
  }
}

/** `A, B` becomes `['A', 'B']`. */
const listed = (text) =>
  text
    .trim()
    .split(/\s*,\s*/)
    .filter(Boolean)

/** Shows a message next to its control, and links it as the control's description. */
function tell(control, message) {
  const place = control.closest('p').querySelector('[role=alert]')
  place.id = `message:${control.name}`
  if (place.textContent !== message) place.textContent = message
  control.setAttribute('aria-describedby', place.id)
  control.setAttribute('aria-invalid', message !== '')
}

function add(event) {
  event.target.before(blank.cloneNode(true))
  number()
  event.target.previousElementSibling.querySelector('select').focus()
}

function remove(button) {
  button.closest('.item').remove()
  number()
}

/** Renumbers the items, in their titles and in the names of their controls. */
function number() {
  const items = form.querySelectorAll('.item')
  for (const [at, item] of items.entries()) {
    item.querySelector('legend').textContent = `Item ${at + 1}`
    item.querySelector('.remove').hidden = items.length === 1
    for (const control of item.querySelectorAll('[name]')) control.name = control.name.replace(/\d+/, at)
  }
  check()
}
