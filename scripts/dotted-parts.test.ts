import { expect, test } from 'vitest'
import { wrongDottedParts } from './dotted-parts.ts'

const named = (parts: string) =>
  wrongDottedParts('web/a.tsx', `export const A = () => <p className="dotted text-sm">${parts}</p>`).map(
    ({ name }) => name,
  )

test('LANG-03 parts of a dotted line are neither links nor have a direction of their own', () => {
  expect(named('<span>1</span><bdi>2</bdi>')).toEqual(['bdi'])
  expect(named('<span>1</span>{x && (<Link to="/">2</Link>)}')).toEqual(['Link'])
  expect(named('<span>1</span>{x ? <a href="/">2</a> : <span dir="ltr">3</span>}')).toEqual(['a', 'span'])
  expect(named('<span>1</span>{all.map((one) => <span {...writtenIn(one)}>{one}</span>)}')).toEqual(['span'])
})

test('LANG-03 the first part, and what is inside of a part, may be any of them', () => {
  expect(named('<bdi>1</bdi><span><bdi>2</bdi></span>')).toEqual([])
})
