/** What the page is made of: elements by their id or made anew, and sentences with their `names` set as code. */

/** @returns {any} */
export const byId = (/** @type {string} */ id) => document.getElementById(id)

/**
 * @param {string} name
 * @param {string} className
 * @param {...(string | Node)} content
 * @returns {any}
 */
export function element(name, className, ...content) {
  const made = document.createElement(name)
  made.className = className
  made.append(...content)
  return made
}

/**
 * @param {string} words
 * @param {() => void} act
 * @param {string} className
 */
export function button(words, act, className = '') {
  const made = element('button', className, ...prose(words))
  made.type = 'button'
  made.addEventListener('click', act)
  return made
}

/** @param {string} text */
export const prose = (text) => text.split('`').map((part, at) => (at % 2 ? element('code', '', part) : part))

/** @param {string} pointer */
export const place = (pointer) => (pointer === '' ? 'top level' : element('code', '', pointer))

/** `1 loss`, `2 losses`; none where there are none. */
export function counted(count, one, many) {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
}
