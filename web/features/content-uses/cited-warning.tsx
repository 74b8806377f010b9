import { latePart } from '#web/rendering/late-part.tsx'
import type { Citing } from './cited-dialog.tsx'
import type { Warning } from './use-cited-question.ts'

/** Asks before something is removed that the named places refer to. */
export const CitedDialog = latePart(async () => (await import('./cited-dialog.tsx')).CitedDialog)

interface Props extends Warning {
  /** How the places refer to what is removed. */
  by: Citing
}

/** Asks before a removal that was refused because other content refers to what is removed. */
export const CitedWarning = ({ question, ...others }: Props) => question && <CitedDialog {...question} {...others} />
