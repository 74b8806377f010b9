import { procedures } from '#server/context.ts'

export const catalogueHandlers = {
  list_makers: procedures.catalogue.list_makers.handler(async ({ context }) => {
    const { makers } = await context.catalogue()
    return makers.all.map(({ slug, name_ar, name_en, aliases, hidden, logo_url }) => ({
      slug,
      name_ar,
      name_en,
      aliases,
      hidden,
      logo_url,
    }))
  }),
  list_models: procedures.catalogue.list_models.handler(async ({ context, input }) => {
    const { makers, models } = await context.catalogue()
    const makeId = makers.bySlug.get(input.make)?.id
    return models.all
      .filter((model) => model.make_id === makeId)
      .map(({ slug, name_ar, name_en, aliases, body_types, first_year, last_year, seats, fuel_types, hidden }) => ({
        slug,
        name_ar,
        name_en,
        aliases,
        body_types,
        first_year,
        last_year,
        seats,
        fuel_types,
        hidden,
      }))
  }),
  list_cities: procedures.catalogue.list_cities.handler(async ({ context }) => {
    const { cities, regions } = await context.catalogue()
    return cities.all
      .toSorted((a, b) => b.population - a.population)
      .map(({ slug, name_ar, name_en, aliases, region_id }) => ({
        slug,
        name_ar,
        name_en,
        aliases,
        region_name_ar: regions.byId.get(region_id)?.name_ar ?? '',
        region_name_en: regions.byId.get(region_id)?.name_en ?? '',
      }))
  }),
}
