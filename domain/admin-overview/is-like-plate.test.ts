import { expect, test } from 'vitest'
import { isLikePlate } from './is-like-plate.ts'

test.each(['أ ب ج ١٢٣٤', 'أبج 1234', '1234 ABJ', 'abj12', 'JTDBR32E720123456'])(
  'ADMIN-07 %s may be a plate or a chassis number',
  (typed) => expect(isLikePlate(typed)).toBe(true),
)

test.each(['تويوتا 2020', '0501234567', 'abc', '1234', 'لاند كروزر ٢٠٢٠', 'ABCDEFGHJKLMNPRST'])(
  'ADMIN-07 %s is neither a plate nor a chassis number',
  (typed) => expect(isLikePlate(typed)).toBe(false),
)
