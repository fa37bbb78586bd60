/** Drawn icons, in the colour of their words. */

const PATHS = {
  swap: 'M3 6.5h13M12.5 3l3.5 3.5L12.5 10M17 13.5H4M7.5 10 4 13.5 7.5 17',
  check: 'M3.5 10.5 8 15l8.5-10',
  cross: 'M5 5l10 10M15 5 5 15',
  arrow: 'M2 10h15M12 5l5 5-5 5',
  share: 'M10 13V2.5M6 6l4-4 4 4M4 10v7h12v-7',
  more: 'M4 10h.01M10 10h.01M16 10h.01',
  plus: 'M10 3.5v13M3.5 10h13',
  alert: 'M10 6v5M10 14h.01M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16z',
  down: 'M5 8l5 5 5-5',
}

export const Icon = ({ name }: { name: keyof typeof PATHS }) => (
  <svg class={`icon icon-${name}`} viewBox="0 0 20 20" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
