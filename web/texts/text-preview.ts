import { useSyncExternalStore } from 'react'
import type { Lang } from '#domain/language.ts'
import { createListeners } from '#web/platform/create-listeners.ts'
import type { TextOverlay } from './text-overlay.ts'

interface TextPreview {
  overlays: Record<Lang, TextOverlay>
  /** URL of the editor. */
  back: string
}

let shown: TextPreview | null = null
const { subscribe, notify } = createListeners()

/** Shows unsaved texts on the pages of this tab until it is reloaded; null ends the preview. */
export function setTextPreview(preview: TextPreview | null): void {
  shown = preview
  notify()
}

export const useTextPreview = (): TextPreview | null => useSyncExternalStore(subscribe, current, () => null)

const current = () => shown
