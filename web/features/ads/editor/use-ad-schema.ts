import { useCallback, useEffect, useState } from 'react'
import { loadNeeded } from '#web/rendering/load-module.ts'
import { whenUsed } from '#web/rendering/when-used.ts'
import type { AdSchema } from './read-form.ts'

const loadAd = async () => (await import('#contract/ads.ts')).Ad

/**
 * Loads the validation schema of an ad. It is as large as the editor, so it is loaded on the first interaction.
 * @param isNeeded loads it now
 */
export function useAdSchema(isNeeded: boolean): { schema: AdSchema | null; loadSchema: () => Promise<AdSchema> } {
  const [schema, setSchema] = useState<AdSchema | null>(null)

  const loadSchema = useCallback(async () => {
    const found = await loadNeeded(loadAd)
    setSchema(found)
    return found
  }, [])

  useEffect(() => {
    const begin = () => void loadSchema().catch(() => {})
    if (!isNeeded) return whenUsed(begin)
    begin()
    return undefined
  }, [isNeeded, loadSchema])

  return { schema, loadSchema }
}
