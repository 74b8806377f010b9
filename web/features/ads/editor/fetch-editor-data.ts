import { Ad, type Draft } from '#contract/ads.ts'
import type { ApiClient } from '#contract/client.ts'
import { yearInRiyadh } from '#domain/riyadh-time.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { fetchQuery } from '#web/platform/queries/fetch-query.ts'
import type { PageScope } from '#web/platform/pages/page-scope.ts'
import type { EditorData } from './ad-editor.tsx'
import { formOf } from './ad-form.ts'
import { countPictures } from './count-pictures.ts'
import { initialForm } from './initial-form.ts'
import { fairPriceQuery, knownCarOf } from './fair-price-query.ts'
import { readForm } from './read-form.ts'

/**
 * Fetches what the editor needs besides the draft: the profile and the catalogue, and queries of its first screen, so
 * that the browser needs no code for requests before the first change.
 */
export async function fetchEditorData(
  { api, queries }: Pick<PageScope, 'api' | 'queries'>,
  { id, draft, owner_id, isEdit }: { id: string; draft: Draft | null; owner_id: string; isEdit: boolean },
): Promise<EditorData & { profile: Awaited<ReturnType<ApiClient['profiles']['get_mine']>> }> {
  const make = draft?.fields.make
  const [profile, makers, cities, models, pictures] = await Promise.all([
    api.profiles.get_mine(),
    api.catalogue.list_makers(),
    api.catalogue.list_cities(),
    typeof make === 'string' && make ? api.catalogue.list_models({ make }) : [],
    draft?.picture_ids.length ? fetchQuery(queries, apiQuery(api, 'pictures', 'list', { ids: draft.picture_ids })) : [],
  ])
  const countryCode = profile.country_code ?? 'SA'
  const thisYear = yearInRiyadh(new Date())
  const { picture_ids, areReady } = countPictures(draft?.picture_ids ?? [], pictures)
  const importedImages = draft?.imported_images ?? []
  const seen = {
    picture_ids,
    arePicturesReady: areReady,
    imported_images: importedImages,
    thisYear,
    country_code: countryCode,
  }
  const form = isEdit ? formOf(draft?.fields ?? {}) : initialForm(draft, profile)
  const car = knownCarOf(form, id, thisYear)
  if (car) await queries.prefetchQuery(fairPriceQuery(api, car))
  return {
    id,
    draft,
    owner: { id: owner_id, country_code: countryCode },
    makers,
    cities,
    models,
    pictures,
    thisYear,
    problems: readForm(form, seen, Ad).problems,
    profile,
  }
}
