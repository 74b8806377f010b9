import { parseSync, Visitor } from 'vite'

/** Components and elements into which people type. */
const FIELDS = new Set(['Field', 'TextArea', 'input', 'textarea'])

/** Elements, other than fields, with `dir="auto"`, which states the direction of a typed text but not its language. */
export function typedTexts(file: string, source: string): { name: string; line: number }[] {
  if (!source.includes('dir="auto"')) return []
  const found: { name: string; line: number }[] = []
  new Visitor({
    JSXOpeningElement: ({ name, attributes }) => {
      const tag = name.type === 'JSXIdentifier' ? name.name : ''
      if (FIELDS.has(tag)) return
      for (const one of attributes) {
        const isDirection = one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier' && one.name.name === 'dir'
        if (!isDirection || one.value?.type !== 'Literal' || one.value.value !== 'auto') continue
        found.push({ name: tag, line: source.slice(0, one.start).split('\n').length })
      }
    },
  }).visit(parseSync(file, source).program)
  return found
}
