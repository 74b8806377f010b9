import { expect, test } from 'vitest'
import { IMPORT_FIELDS } from './import-fields.ts'
import { columnTitles, readColumns } from './read-columns.ts'

test.each(['ar', 'en'] as const)('every field has a title of its own in %s, which is read as that field', (lang) => {
  const titles = columnTitles(lang)
  expect(readColumns(titles)).toEqual({
    columns: Object.fromEntries(IMPORT_FIELDS.map((field, at) => [field, titles[at]])),
    missing: [],
    ignored: [],
  })
})

test('column titles are understood in other spellings, and unknown ones are reported', () => {
  const titles = ['السيّارة', 'سنه الصنع', 'PRICE ', 'الممشي', 'المدينه', 'fuel_type', 'ملاحظات', 'price', '']
  expect(readColumns(titles)).toEqual({
    columns: {
      title: 'السيّارة',
      year: 'سنه الصنع',
      price: 'PRICE ',
      mileage: 'الممشي',
      city: 'المدينه',
      fuel_type: 'fuel_type',
    },
    missing: [],
    ignored: ['ملاحظات', 'price'],
  })
  expect(readColumns(['model', 'year']).missing).toEqual(['make', 'price', 'mileage', 'city'])
})
