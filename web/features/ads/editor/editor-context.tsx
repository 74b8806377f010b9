import { createContext, useContext } from 'react'
import type { City, Maker, Model } from '#contract/catalogue.ts'
import type { AdForm, FieldName } from './ad-form.ts'

/** What the fields of the form need of it. */
export interface Editor {
  form: AdForm
  /** Those that the ad will show. */
  picture_ids: readonly string[]
  /** With those that were refused, until the seller has read why. */
  chosen_ids: readonly string[]
  /** What the ad shows until it has pictures of its seller. */
  imported_images: readonly string[]
  /** An admin changes somebody's ad; undefined where its seller does. */
  ofAd?: { car_id: string; onTurn: () => void } | undefined
  makers: readonly Maker[]
  models: readonly Model[]
  cities: readonly City[]
  thisYear: number
  change: (change: Partial<AdForm>) => void
  changePictures: (picture_ids: readonly string[]) => void
  /** What is wrong with a field that the seller has left, in words. */
  problemOf: (name: FieldName) => string | undefined
  /** The seller has been at it. */
  touch: (name: FieldName) => void
}

const EditorContext = createContext<Editor | null>(null)
export const EditorProvider = EditorContext.Provider

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('EditorProvider is missing')
  return editor
}

/** Of the element that answers a field, for the focus. */
export const fieldId = (name: FieldName): string => `ad-${name}`
