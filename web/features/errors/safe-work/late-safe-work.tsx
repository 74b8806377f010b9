import { useEffect, useState, type ComponentType } from 'react'
import { loadOptional } from '#web/rendering/load-module.ts'
import { Boundary } from '../boundary.tsx'

/** What is safe of one's own, on an error screen. Nothing if its code, or the storage, fails too. */
export function SafeWork() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null)
  useEffect(() => {
    void loadOptional(() => import('./safe-work.tsx')).then((module) => setLoaded(() => module?.SafeWork ?? null))
  }, [])
  return <Boundary fallback={Nothing}>{Loaded && <Loaded />}</Boundary>
}

const Nothing = () => null
