import { useEffect, useState, type ComponentType } from 'react'
import { loadOptional } from '#web/rendering/load-module.ts'

/** What is safe of one's own, on an error screen. Nothing if its code, or the storage, cannot be reached either. */
export function SafeWork() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null)
  useEffect(() => {
    void loadOptional(() => import('./safe-work.tsx')).then((module) => setLoaded(() => module?.SafeWork ?? null))
  }, [])
  return Loaded && <Loaded />
}
