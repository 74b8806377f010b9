/** Units of a character in the GSM alphabet (3GPP TS 23.038); characters of its extension table take two. */
const GSM_BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const GSM_EXTENSION = '\f^{}\\[~]|€'

/** Units that fit into a single message, and into each part of a longer one. */
const ROOM = { gsm: { alone: 160, part: 153 }, unicode: { alone: 70, part: 67 } }

export interface SmsLength {
  /** `unicode` if a character is not in the GSM alphabet. */
  alphabet: keyof typeof ROOM
  units: number
  /** The number of billed messages. */
  parts: number
  /** The units that fit into that number of parts. */
  room: number
}

export function smsLength(text: string): SmsLength {
  const characters = [...text]
  const isGsm = characters.every((one) => GSM_BASIC.includes(one) || GSM_EXTENSION.includes(one))
  const alphabet = isGsm ? 'gsm' : 'unicode'
  const sizes = characters.map((one) => (isGsm ? (GSM_EXTENSION.includes(one) ? 2 : 1) : one.length))
  const units = sizes.reduce((sum, size) => sum + size, 0)
  const { alone, part } = ROOM[alphabet]
  if (units <= alone) return { alphabet, units, parts: 1, room: alone }
  const parts = countParts(sizes, part)
  return { alphabet, units, parts, room: parts * part }
}

/** Characters are never split: the rest of a part stays empty. */
function countParts(sizes: readonly number[], room: number): number {
  let [parts, used] = [1, 0]
  for (const size of sizes) {
    if (used + size > room) {
      parts++
      used = 0
    }
    used += size
  }
  return parts
}
