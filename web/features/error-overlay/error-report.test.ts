import { expect, test } from 'vitest'
import { errorReport } from './error-report.ts'

const RECORD = {
  id: 'a-1',
  error: null,
  type: 'render',
  severity: 'critical',
  name: 'TypeError',
  message: 'x is null',
  status: undefined,
  stack: 'TypeError: x is null\n    at Card',
  context: {
    url: 'https://sayyad.example/explore',
    timestamp: '2026-06-15T12:00:00.000Z',
    componentStack: '\n at Card',
  },
} as const

test('ERRB-06 the copied details are a report in Markdown with the page, versions, last actions and errors', () => {
  const page = {
    path: '/explore?make=kia',
    versions: { Page: 'a1b2', React: '19.2' },
    actions: ['12:00:00 click a “Kia”'],
  }
  expect(errorReport([RECORD], page)).toBe(
    [
      '# x is null',
      '- Page: `/explore?make=kia`',
      '- Page: a1b2',
      '- React: 19.2',
      '',
      '## Last actions',
      '1. 12:00:00 click a “Kia”',
      '',
      '## TypeError: x is null',
      '- critical, render, 2026-06-15T12:00:00.000Z, `https://sayyad.example/explore`, a-1',
      '',
      '```',
      'TypeError: x is null\n    at Card',
      '```',
      '',
      'Components:',
      '```',
      'at Card',
      '```',
    ].join('\n'),
  )
  expect(errorReport([RECORD, RECORD], { ...page, actions: [] })).toMatch(/^# 2 errors\n[^]*\nNone\.\n/)
})
