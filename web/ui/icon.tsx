import commonSprite from './icons.svg?url'
import rareSprite from './rare-icons.svg?url'

/**
 * Icons, and whether they are mirrored in Arabic. The drawings are in `icons.svg`, which every page loads, and those of
 * rare icons in `rare-icons.svg`.
 */
export const ICONS = {
  back: { mirror: true },
  forward: { mirror: true },
  down: { mirror: false },
  up: { mirror: false, isRare: true },
  close: { mirror: false },
  menu: { mirror: false },
  more: { mirror: false },
  list: { mirror: true },
  cards: { mirror: false },
  table: { mirror: false, isRare: true },
  copy: { mirror: false, isRare: true },
  search: { mirror: false },
  filters: { mirror: false },
  globe: { mirror: false },
  sun: { mirror: false },
  moon: { mirror: false },
  screen: { mirror: false },
  person: { mirror: false },
  people: { mirror: false, isRare: true },
  share: { mirror: false },
  print: { mirror: false, isRare: true },
  qr: { mirror: false },
  compare: { mirror: false },
  hide: { mirror: false },
  show: { mirror: false, isRare: true },
  check: { mirror: false },
  'check-double': { mirror: false, isRare: true },
  plus: { mirror: false, isRare: true },
  exclude: { mirror: false },
  calendar: { mirror: false, isRare: true },
  gauge: { mirror: false, isRare: true },
  pin: { mirror: false },
  fuel: { mirror: false, isRare: true },
  gearbox: { mirror: false, isRare: true },
  car: { mirror: false },
  colour: { mirror: false, isRare: true },
  engine: { mirror: false, isRare: true },
  power: { mirror: false, isRare: true },
  door: { mirror: false, isRare: true },
  seat: { mirror: false, isRare: true },
  flag: { mirror: false },
  shield: { mirror: false },
  wrench: { mirror: false, isRare: true },
  clock: { mirror: false, isRare: true },
  info: { mirror: false, isRare: true },
  warning: { mirror: false },
  box: { mirror: false, isRare: true },
  document: { mirror: false, isRare: true },
  link: { mirror: false },
  expand: { mirror: false },
  chat: { mirror: false },
  mail: { mirror: false },
  heart: { mirror: false },
  'heart-full': { mirror: false },
  'sign-out': { mirror: true, isRare: true },
  key: { mirror: false, isRare: true },
  bell: { mirror: false },
  star: { mirror: false },
  'star-full': { mirror: false },
  phone: { mirror: false },
  camera: { mirror: false, isRare: true },
  turn: { mirror: false, isRare: true },
  move: { mirror: false, isRare: true },
  retry: { mirror: false, isRare: true },
  trash: { mirror: false, isRare: true },
  edit: { mirror: false, isRare: true },
  download: { mirror: false, isRare: true },
  percent: { mirror: false, isRare: true },
  ticket: { mirror: false, isRare: true },
  external: { mirror: true, isRare: true },
  send: { mirror: true, isRare: true },
  stop: { mirror: false, isRare: true },
  microphone: { mirror: false, isRare: true },
  undo: { mirror: true, isRare: true },
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
      <use href={`${'isRare' in ICONS[name] ? rareSprite : commonSprite}#${name}`} />
    </svg>
  )
}
