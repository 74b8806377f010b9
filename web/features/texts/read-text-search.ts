import { TEXT_STATES, type TextState } from '#domain/texts/text-states.ts'
import { cutText } from '#domain/text/truncate.ts'

/** State of the screen in the URL. */
export interface ChosenTexts {
  text?: string
  area?: string
  state?: TextState
  first?: string
  open?: string
}

/** Parses the query string; invalid values are ignored. */
export function readTextSearch(params: URLSearchParams): ChosenTexts {
  const read = (name: string) => cutText(params.get(name)?.trim() ?? '', 200)
  const [text, area, first, open] = ['text', 'area', 'first', 'open'].map(read)
  const state = TEXT_STATES.find((one) => one === params.get('state'))
  return {
    ...(text && { text }),
    ...(area && { area: cutText(area, 100) }),
    ...(state && { state }),
    ...(first && { first }),
    ...(open && { open }),
  }
}

/** The inverse of `readTextSearch`. @returns a path with query string */
export function textsAddress(chosen: ChosenTexts): string {
  const params = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ''))
  return params.size ? `/admin/texts?${params}` : '/admin/texts'
}
