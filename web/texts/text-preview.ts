import { useSyncExternalStore } from 'react'
import type { Lang } from '#domain/language.ts'
import type { TextOverlay } from './text-overlay.ts'

interface TextPreview {
  overlays: Record<Lang, TextOverlay>
  /** The address of the editor. */
  back: string
}

let shown: TextPreview | null = null
const listeners = new Set<() => void>()

/** Shows unsaved texts on the pages of this tab until it is reloaded; null ends it. Nothing leaves the tab. */
export function setTextPreview(preview: TextPreview | null): void {
  shown = preview
  for (const hear of listeners) hear()
}

export const useTextPreview = (): TextPreview | null => useSyncExternalStore(subscribe, current, () => null)

const current = () => shown

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
