import { expect, test } from 'vitest'
import { suggestEmail } from './suggest-email.ts'

test.each([
  ['sara@gmial.com', 'sara@gmail.com'],
  [' Sara@GMAIL.con ', 'sara@gmail.com'],
  ['sara@gamil.com', 'sara@gmail.com'],
  ['sara@gmaill.com', 'sara@gmail.com'],
  ['sara@gmail.co', 'sara@gmail.com'],
  ['sara@gmail.sa', 'sara@gmail.com'],
  ['sara@hotmial.com', 'sara@hotmail.com'],
  ['sara@hotmail.cm', 'sara@hotmail.com'],
  ['sara@hotmal.co.uk', 'sara@hotmail.co.uk'],
  ['sara@outlok.sa', 'sara@outlook.sa'],
  ['sara@iclould.com', 'sara@icloud.com'],
  ['sara@yaho.com', 'sara@yahoo.com'],
  ['sara@live.con', 'sara@live.com'],
])('AUTH-01 the email %s is probably mistyped, and %s is suggested', (typed, meant) =>
  expect(suggestEmail(typed)).toBe(meant),
)

test.each([
  'sara@gmail.com',
  'sara@outlook.sa',
  'sara@hotmail.co.uk',
  'sara@yahoo.fr',
  'sara@live.com',
  'sara@mail.com',
  'sara@email.com',
  'sara@ymail.com',
  'sara@love.com',
  'sara@ksu.edu.sa',
  'sara@gmx.com',
  'sara@aramco.com',
  'sara@gmial',
  'gmial.com',
  '@gmial.com',
  'sara @gmial.com',
  '',
])('AUTH-01 no correction is suggested for %j', (typed) => expect(suggestEmail(typed)).toBeNull())
