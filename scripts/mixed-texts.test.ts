import { expect, test } from 'vitest'
import { mixedTexts } from './mixed-texts.ts'

const textsIn = (source: string) => mixedTexts('web/ui/some.tsx', source).map(({ text }) => text)

test.each([
  ['a text beside an element', '<p>Price <b /></p>', ['Price']],
  ['a text after a conditional element', '<p>{isNew && <b />}{t("price")}</p>', ['t("price")']],
  ['a conditional text', '<p><b />{isNew && t("price")}</p>', ['t("price")']],
  ['one of two texts', '<p><b />{isNew ? t("price") : <i />}</p>', ['t("price")']],
  ['a default text', '<p><b />{name ?? t("none")}</p>', ['name', 't("none")']],
  ['two texts', '<p>{amount} {unit}</p>', ['amount', 'unit', '']],
  ['a template', '<p><b />{`${amount} km`}</p>', ['`${amount} km`']],
  ['a number', '<p>{1}<b /></p>', ['1']],
  ['a text beside a component', '<Button>{label}<Icon /></Button>', ['label']],
  ['a text of an inner fragment', '<p><b />{isNew && <>{t("price")}<i /></>}</p>', ['t("price")']],
  ['the only text of a fragment', '<p>{isNew ? <>{t("price")}</> : <i />}</p>', ['t("price")']],
  ['a list of texts', '<p>{names.map((name) => name)}</p>', ['name']],
  ['a list with texts', '<p>{parts.map((part) => { if (part) return <b />; return part })}</p>', ['part']],
  ['an array', '<p>{[<b key="b" />, label]}</p>', ['label']],
  ['a list of texts in one case', '<p>{isNew && names.map((name) => name)}</p>', ['name']],
  ['a part of a list', '<p>{names.filter(Boolean)}</p>', ['names']],
  [
    'the only text of a named fragment',
    '<p>{names.map((name) => <Fragment key={name}>{name}</Fragment>)}</p>',
    ['name'],
  ],
  ['the only text of a boundary', '<Suspense>{t("price")}</Suspense>', ['t("price")']],
  ['the only text of a provider', '<Menu.Provider value={1}>{t("price")}</Menu.Provider>', ['t("price")']],
  ['the number of an empty list', '<p><b />{names.length && <i />}</p>', ['names.length']],
  ['children that may be text', '<p><b />{children}</p>', ['children']],
  ['a result that may be text', '<p><b />{render(item)}</p>', ['render(item)']],
  ['a space that elements come and go beside', '<p>{isNew && <b />} <i /></p>', ['']],
])('%s has no element of its own', (_, source, texts) => {
  expect(textsIn(`const some = ${source}`)).toEqual(texts)
})

test.each([
  ['a text', 'function Name() { return t("name") }', ['t("name")']],
  ['a text in one case', 'const Name = () => (isNew ? <b /> : t("name"))', ['t("name")']],
  ['a text in a memo', 'const Name = memo(() => t("name"))', ['t("name")']],
  ['a text as a module', 'export default function () { return t("name") }', ['t("name")']],
  ['a text as a class', 'class Name extends Component { render() { return t("name") } }', ['t("name")']],
  ['a list of texts', 'const Names = () => names.map((name) => name)', ['name']],
  [
    'children that may be text',
    'function Frame({ children }: { children: ReactNode }) { return children }',
    ['children'],
  ],
])('a component must not render %s', (_, source, texts) => {
  expect(textsIn(`${source}; const some = <Name />`)).toEqual(texts)
})

test.each([
  ['the only text of an element', '<p>{isNew ? t("new") : t("used")}</p>'],
  ['texts in elements', '<p><span>{t("price")}</span> <b>{price}</b></p>'],
  ['conditional elements', '<p>{isNew && <b />}{isOld ? <i /> : null}<i /></p>'],
  ['lists of elements', '<p>{names.map((name) => <b key={name}>{name}</b>)}<i /></p>'],
  ['a comment', '<p>{/* as text */}{t("price")}</p>'],
  ['a portal', '<p><b />{createPortal(dialog, document.body)}</p>'],
])('%s are safe', (_, source) => expect(textsIn(`const some = ${source}`)).toEqual([]))

test.each([
  ['children', 'type Props = { children: Elements }; const Frame = ({ children }: Props) => <p>{children}<b /></p>'],
  ['results', 'type Props = { render: () => Elements }; const Frame = (props: Props) => <p>{props.render()}<b /></p>'],
  ['variables', 'const name = <b />; const some = <p>{name}<i /></p>'],
  ['lists in another order', 'const list = [<b key="b" />]; const some = <p>{list.toReversed()}<i /></p>'],
  ['functions', 'const name = (one: string) => <b>{one}</b>; const some = <p>{name("one")}<i /></p>'],
  ['optional functions', 'const box = isNew && (() => <b />); const some = <p>{box?.()}<i /></p>'],
])('%s that are elements are safe', (_, source) => expect(textsIn(source)).toEqual([]))

test.each([
  ['a variable', 'const parts = names.map((name) => name); const some = <p>{parts}</p>', ['parts']],
  ['a result', 'const parts = () => ["a", "b"]; const some = <p>{parts()}</p>', ['parts()']],
])('texts of a list that is %s are not safe', (_, source, texts) => expect(textsIn(source)).toEqual(texts))

test('a name that stands for text elsewhere in the module is not safe', () => {
  const types = 'type One = { note: Elements }; type Other = { note: string }'
  expect(textsIn(`${types}; const Frame = ({ note }: One) => <p>{note}<b /></p>`)).toEqual(['note'])
})
