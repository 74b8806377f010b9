import { cutText } from '#domain/text/truncate.ts'
import { cursorOf } from '#web/platform/queries/cursor-of.ts'

/** State of the screen in the URL. */
export interface ChosenMedia {
  q?: string | undefined
  isUnused?: boolean
  /** The ID of the open picture. */
  picture?: string | undefined
  after?: string | undefined
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Parses the query string; invalid values are ignored. */
export function readMediaSearch(params: URLSearchParams): ChosenMedia {
  const picture = params.get('picture') ?? ''
  return {
    q: cutText(params.get('q')?.trim() ?? '', 100) || undefined,
    isUnused: params.has('unused'),
    picture: ID.test(picture) ? picture : undefined,
    after: cursorOf(params),
  }
}

/** The inverse of `readMediaSearch`. */
export function mediaAddress({ q, isUnused, picture, after }: ChosenMedia): string {
  const entries = Object.entries({ q, unused: isUnused && '1', picture, after })
  const params = new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])))
  return params.size ? `/admin/media?${params}` : '/admin/media'
}
