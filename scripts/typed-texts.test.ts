import { expect, test } from 'vitest'
import { typedTexts } from './typed-texts.ts'

const foundIn = (element: string) => typedTexts('page.tsx', `const page = (\n  ${element}\n)`)

test('LANG-01 only fields take the direction of what is typed from the browser', () => {
  expect(foundIn('<p dir="auto">{text}</p>')).toEqual([{ name: 'p', line: 2 }])
  expect(foundIn('<Link to="/" dir="auto">{text}</Link>')).toEqual([{ name: 'Link', line: 2 }])
  for (const field of [
    '<Field dir="auto" />',
    '<input dir="auto" />',
    '<p dir="rtl" />',
    '<p {...writtenIn(text)} />',
  ]) {
    expect(foundIn(field), field).toEqual([])
  }
})
