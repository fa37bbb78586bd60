/** When a field is left: told once the pointer is up, so that nothing moves away beneath a click. */

let pressed = false
let waiting: (() => void)[] = []

addEventListener('pointerdown', () => set(true), { capture: true })
for (const up of ['pointerup', 'pointercancel']) addEventListener(up, () => set(false), { capture: true })

export function whenLeft(root: HTMLElement, act: () => void): void {
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && root.contains(relatedTarget)) return
    if (pressed) waiting.push(act)
    else act()
  })
}

function set(down: boolean): void {
  pressed = down
  if (down) return
  const acts = waiting
  waiting = []
  // The click comes after this event.
  setTimeout(() => {
    for (const act of acts) act()
  })
}
