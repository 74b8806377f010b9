import { expect, test } from 'vitest'
import type { Appointment } from '#contract/appointment.ts'
import { messageWrittenIn } from './message-written-in.ts'

const MESSAGE = { content: '', picture_ids: [], offer: null, appointment: null, ad_change: null }

test('MSG-03 a typed message has the direction of its words in either language of the page', () => {
  const english = { ...MESSAGE, content: 'Is the price negotiable?' }
  const arabic = { ...MESSAGE, content: 'هل السعر قابل للتفاوض؟' }
  for (const lang of ['ar', 'en'] as const) {
    expect(messageWrittenIn(english, lang)).toEqual({ lang: 'en', dir: 'ltr' })
    expect(messageWrittenIn(arabic, lang)).toEqual({ lang: 'ar', dir: 'rtl' })
  }
})

test('MSG-03 sentences of the site have the direction of the page, whatever place or text they name', () => {
  const appointment = { step: 'chosen', place: 'موقف مول الرياض بارك، البوابة 3' } as Appointment
  for (const message of [
    { ...MESSAGE, appointment },
    { ...MESSAGE, picture_ids: ['a'], content: 'صور السيارة من الداخل والخارج' },
    { ...MESSAGE, ad_change: 'sold' as const },
  ]) {
    expect(messageWrittenIn(message, 'en')).toEqual({ lang: 'en', dir: 'ltr' })
  }
  expect(messageWrittenIn({ ...MESSAGE, picture_ids: ['a'], content: 'Inside and outside' }, 'ar')).toEqual({
    lang: 'ar',
    dir: 'rtl',
  })
})
