import { laterSchema } from '#web/ui/form/later-schema.ts'

export const MAKER = laterSchema(async () => (await import('./catalogue-schemas.ts')).MakerForm, ['name_ar', 'name_en'])

export const MODEL = laterSchema(
  async () => (await import('./catalogue-schemas.ts')).ModelForm,
  ['name_ar', 'name_en', 'first_year'],
)
