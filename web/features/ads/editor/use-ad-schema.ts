import { useCallback, useEffect, useState } from 'react'
import { whenTouched } from '#web/rendering/when-touched.ts'
import { laterSchema } from '#web/ui/form/later-schema.ts'
import type { AdSchema } from './read-form.ts'

const AD = laterSchema(async () => (await import('#contract/ads.ts')).Ad, [])

/**
 * Loads the validation schema of an ad. It is as large as the editor, so it is loaded on the first interaction.
 * @param isNeeded loads it now
 */
export function useAdSchema(isNeeded: boolean): { schema: AdSchema | null; loadSchema: () => Promise<AdSchema> } {
  const [schema, setSchema] = useState<AdSchema | null>(null)

  const loadSchema = useCallback(async () => {
    const found = await AD.load()
    setSchema(found)
    return found
  }, [])

  useEffect(() => {
    const begin = () => void loadSchema().catch(() => {})
    if (!isNeeded) return whenTouched(begin)
    begin()
    return undefined
  }, [isNeeded, loadSchema])

  return { schema, loadSchema }
}
