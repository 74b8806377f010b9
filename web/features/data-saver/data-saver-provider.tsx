import { createContext, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { FULL_WIDTH, SMALL_WIDTH } from '#domain/pictures/picture-address.ts'
import { whenIdle } from '#web/platform/browser/when-idle.ts'
import { loadOptional } from '#web/rendering/load-module.ts'
import { whenUsed } from '#web/rendering/when-used.ts'
import type { Elements } from '#web/ui/elements.tsx'
import { WidestPicture } from '#web/ui/widest-picture.ts'
import type * as Judge from './judge-line.ts'

interface State {
  /** Whether pictures shown from now on are smaller. */
  isSaving: boolean
  setSaving: (isSaving: boolean) => void
}

const DataSaverContext = createContext<State>({ isSaving: false, setSaving: () => {} })
export const useDataSaver = () => useContext(DataSaverContext)

/**
 * Limits the pictures of visitors who save data, and measures the line once the page is used.
 * @param isSaving as the server has decided
 */
export function DataSaverProvider({ isSaving: isSavingAtFirst, children }: { isSaving: boolean; children: Elements }) {
  const [isSaving, setSaving] = useState(isSavingAtFirst)
  const value = useMemo(() => ({ isSaving, setSaving }), [isSaving])

  const judge = useEffectEvent((module: typeof Judge | null) => {
    if (module) setSaving(module.judgeLine(isSavingAtFirst))
  })
  useEffect(() => whenUsed(() => whenIdle(() => void loadOptional(() => import('./judge-line.ts')).then(judge))), [])

  return (
    <DataSaverContext value={value}>
      <WidestPicture value={isSaving ? SMALL_WIDTH : FULL_WIDTH}>{children}</WidestPicture>
    </DataSaverContext>
  )
}
