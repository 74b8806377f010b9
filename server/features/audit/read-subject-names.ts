import { inArray } from 'drizzle-orm'
import { SUBJECT_OF } from '#domain/admin-changes/kinds.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { DataServices } from '#server/context.ts'
import { adTitle } from '#server/features/catalogue/public.ts'
import { cars, profiles, type AdminChangeRow } from '#server/platform/db/schema/index.ts'

interface Names {
  ar: string
  en: string
}

/** The names of the users and ads among the subjects, by id. */
export async function readSubjectNames(
  { db, catalogue }: Pick<DataServices, 'db' | 'catalogue'>,
  changes: readonly AdminChangeRow[],
): Promise<Map<string, Names>> {
  const idsOf = (kind: string) => [
    ...new Set(changes.filter(({ what }) => SUBJECT_OF[what] === kind).map(({ subject_id }) => subject_id)),
  ]
  const [users, ads, names] = await Promise.all([
    db
      .select()
      .from(profiles)
      .where(inArray(profiles.id, idsOf('user'))),
    db
      .select()
      .from(cars)
      .where(inArray(cars.id, idsOf('ad'))),
    catalogue(),
  ])
  return new Map([
    ...users.flatMap((profile): [string, Names][] => {
      const name = displayName(profile)
      return name ? [[profile.id, { ar: name, en: name }]] : []
    }),
    ...ads.map((car): [string, Names] => [car.id, { ar: adTitle(car, names, 'ar'), en: adTitle(car, names, 'en') }]),
  ])
}
