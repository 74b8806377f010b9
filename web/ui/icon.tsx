import sprite from './icons.svg?url'

/** Icons, and whether they are mirrored in Arabic. The drawings are in `icons.svg`. */
export const ICONS = {
  back: { mirror: true },
  forward: { mirror: true },
  down: { mirror: false },
  up: { mirror: false },
  close: { mirror: false },
  menu: { mirror: false },
  more: { mirror: false },
  list: { mirror: true },
  cards: { mirror: false },
  table: { mirror: false },
  copy: { mirror: false },
  search: { mirror: false },
  filters: { mirror: false },
  globe: { mirror: false },
  sun: { mirror: false },
  moon: { mirror: false },
  screen: { mirror: false },
  person: { mirror: false },
  people: { mirror: false },
  share: { mirror: false },
  print: { mirror: false },
  qr: { mirror: false },
  compare: { mirror: false },
  hide: { mirror: false },
  show: { mirror: false },
  check: { mirror: false },
  'check-double': { mirror: false },
  plus: { mirror: false },
  exclude: { mirror: false },
  calendar: { mirror: false },
  gauge: { mirror: false },
  pin: { mirror: false },
  fuel: { mirror: false },
  gearbox: { mirror: false },
  car: { mirror: false },
  colour: { mirror: false },
  engine: { mirror: false },
  power: { mirror: false },
  door: { mirror: false },
  seat: { mirror: false },
  flag: { mirror: false },
  shield: { mirror: false },
  wrench: { mirror: false },
  clock: { mirror: false },
  info: { mirror: false },
  warning: { mirror: false },
  box: { mirror: false },
  document: { mirror: false },
  link: { mirror: false },
  expand: { mirror: false },
  chat: { mirror: false },
  mail: { mirror: false },
  heart: { mirror: false },
  'heart-full': { mirror: false },
  'sign-out': { mirror: true },
  key: { mirror: false },
  bell: { mirror: false },
  star: { mirror: false },
  'star-full': { mirror: false },
  phone: { mirror: false },
  camera: { mirror: false },
  turn: { mirror: false },
  move: { mirror: false },
  retry: { mirror: false },
  trash: { mirror: false },
  edit: { mirror: false },
  download: { mirror: false },
} as const
export type IconName = keyof typeof ICONS

/**
 * A decorative icon, hidden from screen readers: text beside it or the label of the button must have the same meaning.
 */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      aria-hidden="true"
      className={ICONS[name].mirror ? 'icon rtl:-scale-x-100' : 'icon'}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
