import type { DraftFields } from '#contract/ads.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { draftName, type Named } from './draft-name.ts'
import { useModels } from './use-models.ts'

/** The name of a draft in lists. Fetches the models of its make. */
export function useDraftName(fields: DraftFields, makers: readonly Named[]): string {
  const { lang } = useTexts()
  const models = useModels(typeof fields.make === 'string' ? fields.make : '', NO_MODELS)
  return draftName(fields, { makers, models }, lang)
}

const NO_MODELS = { make: undefined, models: [] }
