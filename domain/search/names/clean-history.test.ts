import { expect, test } from 'vitest'
import { readWords } from '../words/read-words.ts'
import { readCleanHistory } from './clean-history.ts'

test.each([
  ['كامري بدون حوادث', { accident: 'بدون حوادث' }],
  ['كامري ما فيها رش ولا حوادث', { paint: 'ما فيها رش', accident: 'ولا حوادث' }],
  ['no accidents or paint', { accident: 'no accidents', paint: 'or paint' }],
  ['not crashed tahoe', { accident: 'not crashed' }],
  ['لم تتعرض لأي حادث ولم يعد طلاؤها', { accident: 'لم تتعرض لاي حادث', paint: 'ولم يعد طلاؤها' }],
  ['بوديها وكالة يوكن', { paint: 'بوديها وكاله' }],
  ['bdoon 7awadth w bdoon rash', { accident: 'bdoon 7 awadth', paint: 'bdoon rash' }],
  ['accent with original paint', { paint: 'original paint' }],
  ['تويوتا رش 2020', {}],
  ['تويوتا رش وكالة 2020', {}],
  ['بوية الوكالة', { paint: 'بويه الوكاله' }],
  ['محامي قضايا حوادث', {}],
  ['كامري فيها حادث بسيط', {}],
  ['ورشة سمكرة ودهان', {}],
])('EXPL-01 «%s» asks for %j', (text, asked) => {
  expect(Object.fromEntries(readCleanHistory(readWords(text)).map(({ term, key }) => [term.kind, key]))).toEqual(asked)
})
