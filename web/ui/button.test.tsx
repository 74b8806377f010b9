import type { MouseEvent, MouseEventHandler, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Button, ButtonAnchor, ButtonLink } from './button.tsx'

type Clickable = ReactElement<{ onClick?: MouseEventHandler }>

/** @returns whether the default, such as submitting a form or following a link, was prevented */
function click(element: ReactElement): boolean {
  const preventDefault = vi.fn<() => void>()
  ;(element as Clickable).props.onClick?.({ preventDefault } as unknown as MouseEvent)
  return preventDefault.mock.calls.length > 0
}

const htmlOf = (element: ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

test('a button calls its action, and submits a form only if told to', () => {
  const onClick = vi.fn<() => void>()
  expect(click(Button({ onClick }))).toBe(false)
  expect(onClick).toHaveBeenCalledOnce()
  expect(htmlOf(<Button>Save</Button>)).toBe('<button type="button" class="button"><span>Save</span></button>')
  expect(htmlOf(<Button type="submit">Save</Button>)).toContain('type="submit"')
})

test('a pressed button that submits leaves the focus in the field until the press is complete', () => {
  const onClick = vi.fn<() => void>()
  const focus = vi.fn<() => void>()
  const preventDefault = vi.fn<() => void>()
  const { props } = Button({ type: 'submit', onClick }) as ReactElement<{
    onMouseDown: (event: unknown) => void
    onClick: (event: unknown) => void
  }>
  props.onMouseDown({ preventDefault })
  expect(preventDefault).toHaveBeenCalledOnce()
  expect(focus).not.toHaveBeenCalled()
  props.onClick({ detail: 1, currentTarget: { focus } })
  expect(focus).toHaveBeenCalledOnce()
  // Enter in a field
  props.onClick({ detail: 0, currentTarget: { focus } })
  expect(focus).toHaveBeenCalledOnce()
  expect(onClick).toHaveBeenCalledTimes(2)
})

test.each([
  ['works', { isWorking: true }],
  ['is off', { 'aria-disabled': true }],
])('a button that %s ignores clicks and does not submit, but can be focused', (_state, props) => {
  const onClick = vi.fn<() => void>()
  expect(click(Button({ type: 'submit', onClick, ...props }))).toBe(true)
  expect(onClick).not.toHaveBeenCalled()
  const html = htmlOf(<Button {...props}>Save</Button>)
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toContain(' disabled')
})

test('a working button keeps its name and shows a spinner instead of its icon', () => {
  const html = htmlOf(
    <Button icon="check" isWorking>
      Save
    </Button>,
  )
  expect(html).toContain('<span class="spinner"></span><span>Save</span></button>')
  expect(html).not.toContain('<svg')
  expect(htmlOf(<Button icon="check">Save</Button>)).toMatch(/<svg.*<\/svg><span>Save<\/span><\/button>/)
})

test('the links look like buttons and lead to their address', () => {
  expect(htmlOf(<ButtonLink to="/explore">Cars</ButtonLink>)).toMatch(
    /^<a class="button" href="\/explore"[^>]*><span>Cars<\/span><\/a>$/,
  )
  expect(htmlOf(<ButtonAnchor href="tel:+966501234567">Call</ButtonAnchor>)).toBe(
    '<a href="tel:+966501234567" class="button"><span>Call</span></a>',
  )
})

test('the variant decides the look, and a class is added to it', () => {
  expect(
    htmlOf(
      <Button variant="danger" className="mt-4">
        Delete
      </Button>,
    ),
  ).toContain('class="button-danger mt-4"')
})
