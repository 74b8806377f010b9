export const MAKER = {
  load: async () => (await import('./catalogue-schemas.ts')).MakerForm,
  required: ['name_ar', 'name_en'],
}

export const MODEL = {
  load: async () => (await import('./catalogue-schemas.ts')).ModelForm,
  required: ['name_ar', 'name_en', 'first_year'],
}
