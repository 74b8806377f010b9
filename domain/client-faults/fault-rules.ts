import { DAY_MS } from '#domain/durations.ts'
import { cutText } from '#domain/text/truncate.ts'

/** What failed: a script of the page, the rendering of a component, or the loading of a page. */
export const FAULT_TYPES = ['window', 'render', 'route'] as const
export type FaultType = (typeof FAULT_TYPES)[number]

export const FAULT_STATES = ['open', 'resolved'] as const
export type FaultState = (typeof FAULT_STATES)[number]

/** How long a version that had a resolved fault may still be open in a tab. */
const OLD_TAB_MS = 7 * DAY_MS
const LONGEST_CAUSE = 400

interface Report {
  type: FaultType
  /** Without personal data. */
  message: string
  /** The source file of the innermost call, without its line; null if it is unknown. */
  file: string | null
}

/** What reports of the same fault have in common: the message without numbers, and the source file. */
export const causeOf = ({ type, message, file }: Report): string =>
  cutText(`${type} ${file ?? ''} ${message.replaceAll(/\d+/g, '0')}`, LONGEST_CAUSE)

/** Whether a report shows that a resolved fault is back, and does not come from a tab that has been open since before. */
export const isBack = (resolvedAt: Date | null, isNewVersion: boolean, now: Date): boolean =>
  resolvedAt !== null && (isNewVersion || now.getTime() - resolvedAt.getTime() > OLD_TAB_MS)

/** The number of different versions, or browsers, that are counted apart. */
const MOST_COUNTED = 30

/** Counts by name, with one more; names beyond the limit count as `…`. */
export function addCount(
  counts: Readonly<Record<string, number>>,
  name: string,
  times: number,
): Record<string, number> {
  const counted = name in counts || Object.keys(counts).length < MOST_COUNTED ? name : '…'
  return { ...counts, [counted]: (counts[counted] ?? 0) + times }
}
