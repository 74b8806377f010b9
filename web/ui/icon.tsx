import type { COMMON_ICONS } from './common-icons.ts'
import commonSprite from './icons.svg?url'
import rareSprite from './rare-icons.svg?url'

/** Names of the icons in `rare-icons.svg`. */
export const RARE_ICONS = [
  'up',
  'table',
  'copy',
  'people',
  'print',
  'show',
  'check-double',
  'plus',
  'calendar',
  'gauge',
  'fuel',
  'gearbox',
  'colour',
  'engine',
  'power',
  'door',
  'seat',
  'wrench',
  'clock',
  'info',
  'box',
  'document',
  'sign-out',
  'key',
  'camera',
  'turn',
  'move',
  'retry',
  'trash',
  'edit',
  'download',
  'percent',
  'ticket',
  'external',
  'send',
  'stop',
  'microphone',
  'undo',
  'play',
] as const

export type IconName = (typeof COMMON_ICONS | typeof RARE_ICONS)[number]

/** Icons that point somewhere, and are turned round in Arabic. */
export const MIRRORED_ICONS: readonly IconName[] = ['back', 'forward', 'list', 'sign-out', 'external', 'send', 'undo']

const rare: readonly IconName[] = RARE_ICONS

/**
 * A decorative icon, hidden from screen readers: text beside it or the label of the button must have the same meaning.
 */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      aria-hidden="true"
      className={MIRRORED_ICONS.includes(name) ? 'icon rtl:-scale-x-100' : 'icon'}
    >
      <use href={`${rare.includes(name) ? rareSprite : commonSprite}#${name}`} />
    </svg>
  )
}
