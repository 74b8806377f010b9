import { describe, expect, test } from 'vitest'
import { understandQuery } from './understand-query.ts'
import { understandNear } from './understand-near.ts'
import { givenVocabulary } from './vocabulary/given-vocabulary.ts'
import { withoutParts } from './remove-chip.ts'

const plainly = (text: string) => understandQuery(text, givenVocabulary, { thisYear: 2026 })
const understand = (text: string) => understandNear(text, plainly)

describe('EXPL-01 a text says how near to a city the car should be', () => {
  test.each<[string, object]>([
    ['قريب من جدة', { near: 'jeddah', within: 100 }],
    ['كامري قريبة من جدة', { model: ['toyota-camry'], near: 'jeddah', within: 100 }],
    ['كامري قريبه لجده', { model: ['toyota-camry'], near: 'jeddah', within: 100 }],
    ['كامري بالقرب من مدينة جدة', { model: ['toyota-camry'], near: 'jeddah', within: 100 }],
    ['الأقرب إلى جدة', { near: 'jeddah', within: 100 }],
    ['ضمن ١٥٠ كم من الدمام', { near: 'dammam', within: 150 }],
    ['كامري تحت 70 الف في حدود 50 كيلو من الطائف', { near: 'taif', within: 50, price_max: 70_000 }],
    ['لا تبعد أكثر من 80 كم عن الطائف', { near: 'taif', within: 80 }],
    ['near Riyadh', { near: 'riyadh', within: 100 }],
    ['white camry near riyadh under 60k', { near: 'riyadh', within: 100, price_max: 60_000, color: ['white'] }],
    ['within 100 km of Jeddah', { near: 'jeddah', within: 100 }],
    ['camry within a 40km radius of Taif', { near: 'taif', within: 40 }],
    ['camry 30 kilometers from Taif', { near: 'taif', within: 30 }],
    ['كامري قريبة من جدة ضمن 150 كم', { model: ['toyota-camry'], near: 'jeddah', within: 150 }],
    ['قريبة من جدة في حدود 50 كيلو تحت 60 الف', { near: 'jeddah', within: 50, price_max: 60_000 }],
    ['camry near jeddah within 150 km under 60k', { near: 'jeddah', within: 150, price_max: 60_000 }],
    ['closest to dammam', { near: 'dammam', within: 100 }],
  ])('%s', (text, filters) => {
    const understood = understand(text)
    expect(understood.filters).toMatchObject(filters)
    expect(understood.filters).not.toHaveProperty('city')
    expect(understood.filters).not.toHaveProperty('mileage_max')
    expect([...understood.unused, ...understood.unread]).toEqual([])
  })

  test.each([
    'كامري ممشى 90 كم من الرياض',
    'كامري في الرياض',
    'كامري قريب من الرياض او جدة',
    'كامري مو قريبة من جدة',
    'near me',
    'camry near the sea in jeddah',
    'within 5000 km of Jeddah',
    'within 0 km of Jeddah',
    'camry within 100 km',
    'كامري حول 50 الف',
    'camry around 50k in Riyadh',
  ])('not in %s', (text) => {
    expect(understand(text)).toEqual(plainly(text))
  })

  test('what was driven is no distance', () => {
    expect(understand('كامري قريبة من جدة ممشاها أقل من 150 الف كم').filters).toEqual({
      model: ['toyota-camry'],
      near: 'jeddah',
      within: 100,
      mileage_max: 150_000,
    })
  })

  test('its chip has the distance that follows the city', () => {
    const { chips } = understand('كامري قريبة من جدة ضمن 50 كم بيضاء')
    expect(chips.find(({ kind }) => kind === 'near')).toMatchObject({
      ref: 'jeddah/50',
      phrase: 'قريبة من جدة ضمن 50 كم',
    })
  })

  test('its chip has the whole phrase, and goes with it', () => {
    const text = 'كامري ضمن 50 كم من جدة بيضاء'
    const understood = understand(text)
    const chip = understood.chips.find(({ kind }) => kind === 'near')
    expect(chip).toMatchObject({ ref: 'jeddah/50', text: 'ضمن 50 كم من جدة', phrase: 'ضمن 50 كم من جدة' })
    expect(withoutParts(text, understood, understand, { chips: [chip!] })).toEqual({
      q: 'كامري بيضاء',
      filters: {},
      sort: null,
    })
    const color = understood.chips.find(({ kind }) => kind === 'color')
    expect(withoutParts(text, understood, understand, { chips: [color!] }).q).toBe('كامري ضمن 50 كم من جدة')
  })
})
