import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { proposePenalty } from './ladder.ts'
import { mayDecideAppeal, mayGive, penaltyState, timesOf } from './penalty.ts'

const NOW = new Date('2026-03-01T09:00:00Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

test('ADMIN-02 each penalty in force raises the proposed penalty by one step, up to an unlimited suspension', () => {
  const one = (severity: 'notice' | 'warning' | 'limited' | 'suspended', hasEnd = true) => ({ severity, hasEnd })
  expect(proposePenalty('false_ad', [])).toEqual({ severity: 'notice', days: null })
  expect(proposePenalty('false_ad', [one('notice')])).toEqual({ severity: 'warning', days: null })
  expect(proposePenalty('spam', [one('notice')])).toEqual({ severity: 'warning', days: null })
  expect(proposePenalty('insult', [one('warning'), one('notice')])).toEqual({ severity: 'limited', days: 7 })
  expect(proposePenalty('other', [one('limited')])).toEqual({ severity: 'suspended', days: 30 })
  expect(proposePenalty('other', [one('suspended')])).toEqual({ severity: 'suspended', days: null })
  expect(proposePenalty('other', [one('suspended', false)])).toEqual({ severity: 'suspended', days: null })
})

test('ADMIN-02 fraud is suspended at once', () => {
  expect(proposePenalty('fraud', [])).toEqual({ severity: 'suspended', days: 30 })
})

test('ADMIN-02 a penalty expires by itself: first its limits, later its effect on new penalties', () => {
  const limited = {
    severity: 'limited' as const,
    withdrawn_at: null,
    ...timesOf({ severity: 'limited', days: 7 }, NOW),
  }
  expect(penaltyState(limited, inDays(6))).toBe('in_force')
  expect(penaltyState(limited, inDays(7))).toBe('counting')
  expect(penaltyState(limited, inDays(180))).toBe('lapsed')
  expect(penaltyState({ ...limited, withdrawn_at: NOW }, NOW)).toBe('withdrawn')
  const notice = {
    severity: 'notice' as const,
    withdrawn_at: null,
    ...timesOf({ severity: 'notice', days: null }, NOW),
  }
  expect(penaltyState(notice, NOW)).toBe('counting')
})

test('ADMIN-02 a suspension without an end never lapses, and a long one counts until its end', () => {
  const endless = timesOf({ severity: 'suspended', days: null }, NOW)
  expect(endless).toEqual({ ends_at: null, lapses_at: null })
  expect(penaltyState({ severity: 'suspended', withdrawn_at: null, ...endless }, inDays(9999))).toBe('in_force')
  expect(timesOf({ severity: 'limited', days: 300 }, NOW).lapses_at).toEqual(inDays(300))
})

test('ADMIN-02 moderators suspend for 30 days at most', () => {
  expect(mayGive('moderator', { severity: 'suspended', days: 30 })).toBe(true)
  expect(mayGive('moderator', { severity: 'suspended', days: 31 })).toBe(false)
  expect(mayGive('moderator', { severity: 'suspended', days: null })).toBe(false)
  expect(mayGive('moderator', { severity: 'warning', days: null })).toBe(true)
  expect(mayGive('admin', { severity: 'suspended', days: null })).toBe(true)
})

test('ADMIN-02 an appeal is decided by another person where there is one', () => {
  expect(mayDecideAppeal('a', { given_by: 'a', deciders: ['a', 'b'] })).toBe(false)
  expect(mayDecideAppeal('b', { given_by: 'a', deciders: ['a', 'b'] })).toBe(true)
  expect(mayDecideAppeal('a', { given_by: 'a', deciders: ['a'] })).toBe(true)
})
