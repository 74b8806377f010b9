import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutParts } from './leave-out.ts'
import type { LeftOut } from './left-out.ts'

const CODE = `
function kept(work) { return grow(work) }
function grow(work) { return work.size }
function Handle() { this.size = 1 }
Handle.prototype.grow = function () { return kept(this) }
class Store {
  read() { return 1 }
  forget() { return 2 }
}
exports.kept = kept
exports.handle = new Handle()
function commit(work) {
  switch (work.tag) {
    case 1:
      return kept(work)
    case 30:
      var grown = grow(work)
      return grown
    case 2:
      grown = 2
    case 31:
      return grown
  }
}
`
const without = (left: LeftOut) => withoutParts(CODE, parseAst(CODE) as never, left, 'given')
const lines = (left: LeftOut) =>
  without(left)
    .split('\n')
    .filter((line) => line.trim())

test('left out are bodies of functions, their methods, methods of classes, exports and pieces of text', () => {
  const left = lines({
    functions: { grow: 'return null', Handle: '' },
    methods: ['forget'],
    exports: ['handle'],
    texts: { 'grown = 2': 'grown = 3' },
  })
  expect(left).toContain('function grow(work) {return null}')
  expect(left).toContain('function Handle() {}')
  expect(left).toContain('exports.kept = kept')
  expect(left).toContain('      grown = 3')
  expect(left).toContain('  read() { return 1 }')
  expect(left.filter((line) => /prototype|exports\.handle|forget/.test(line))).toEqual([])
})

test('left out are cases of a tag that nothing falls into, not the variables that others use', () => {
  const left = without({ tags: [30, 31] })
  expect(left).not.toContain('case 30')
  expect(left).toContain('case 31')
  expect(left).toContain('var grown;switch (work.tag)')
  expect(() => parseAst(left)).not.toThrow()
})

test('what is not there, or twice, fails the build', () => {
  expect(() => without({ functions: { shrink: '' } })).toThrow('given: expected exactly one shrink')
  expect(() => without({ methods: ['shrink'] })).toThrow('given: expected exactly one shrink')
  expect(() => without({ exports: ['shrink'] })).toThrow('given: expected exactly one shrink')
  expect(() => without({ texts: { 'return grown': '' } })).toThrow('given: expected exactly one return grown')
})
