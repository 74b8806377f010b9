import type { Draft } from '#contract/ads.ts'
import type { ApiClient } from '#contract/client.ts'
import { yearInRiyadh } from '#domain/riyadh-time.ts'
import type { EditorData } from './ad-editor.tsx'

/** Fetches what the editor needs besides the draft: the profile and the catalogue. */
export async function fetchEditorData(
  api: ApiClient,
  { id, draft, owner_id }: { id: string; draft: Draft | null; owner_id: string },
): Promise<EditorData & { profile: Awaited<ReturnType<ApiClient['profiles']['get_mine']>> }> {
  const make = draft?.fields.make
  const [profile, makers, cities, models, pictures] = await Promise.all([
    api.profiles.get_mine(),
    api.catalogue.list_makers(),
    api.catalogue.list_cities(),
    typeof make === 'string' && make ? api.catalogue.list_models({ make }) : [],
    draft?.picture_ids.length ? api.pictures.list({ ids: draft.picture_ids }) : [],
  ])
  return {
    id,
    draft,
    owner: { id: owner_id, country_code: profile.country_code ?? 'SA' },
    makers,
    cities,
    models,
    pictures,
    thisYear: yearInRiyadh(new Date()),
    profile,
  }
}
