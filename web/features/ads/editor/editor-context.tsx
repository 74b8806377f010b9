import { createContext, useContext } from 'react'
import type { City, Maker, Model } from '#contract/catalogue.ts'
import type { AdForm, FieldName } from './ad-form.ts'

/** Context of the form's fields. */
export interface Editor {
  form: AdForm
  /** Id of the ad, or of the draft that becomes one. */
  car_id: string
  /** Pictures that the ad will show. */
  picture_ids: readonly string[]
  /** Includes rejected pictures until the seller has dismissed the error. */
  chosenIds: readonly string[]
  /** Imported pictures, shown until the seller adds some. */
  imported_images: readonly string[]
  /** Set if an admin edits the ad; undefined for its seller. */
  ofAd?: { car_id: string; onTurn: () => void } | undefined
  makers: readonly Maker[]
  models: readonly Model[]
  cities: readonly City[]
  thisYear: number
  change: (change: Partial<AdForm>) => void
  changePictures: (pictureIds: readonly string[]) => void
  /** Error text of a field; undefined if valid or not touched. */
  problemOf: (name: FieldName) => string | undefined
  /** Marks a field as touched, so that its error is shown. */
  touch: (name: FieldName) => void
}

const EditorContext = createContext<Editor | null>(null)
export const EditorProvider = EditorContext.Provider

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('EditorProvider is missing')
  return editor
}

/** Id of the element of a field, for focus. */
export const fieldId = (name: FieldName): string => `ad-${name}`
