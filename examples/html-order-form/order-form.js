/** Holds the form against the contract: a finding's pointer is the name of its control. */
import { validate } from 'order-contract'

const form = document.querySelector('form')
const output = document.querySelector('output')
const blank = form.querySelector('.item').cloneNode(true)
/** Until it is sent, nothing is missing yet. */
let draft = true

form.noValidate = true
form.addEventListener('change', check)
// What is mended is told so at once: nothing moves away from under the pointer that presses Order.
form.addEventListener('input', ({ target }) => target.ariaInvalid === 'true' && check())
form.addEventListener('submit', send)
form.querySelector('.add').addEventListener('click', add)
form.addEventListener('click', ({ target }) => target.matches('.remove') && remove(target))
number()

/** Where you would send the order, the page shows it. */
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
  const report = validate('order-request', order, { draft })
  for (const control of form.querySelectorAll('[name]')) {
    tell(control, report.problems.find(({ pointer }) => pointer === control.name)?.message ?? '')
  }
  return { order, ...report }
}

/** The order that the controls spell. */
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

/** Puts a message beside its control, and ties it to it. */
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

/** Counts the items, in their titles and in the names of their controls. */
function number() {
  const items = form.querySelectorAll('.item')
  for (const [at, item] of items.entries()) {
    item.querySelector('legend').textContent = `Item ${at + 1}`
    item.querySelector('.remove').hidden = items.length === 1
    for (const control of item.querySelectorAll('[name]')) control.name = control.name.replace(/\d+/, at)
  }
  check()
}
