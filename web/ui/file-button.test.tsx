import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileButton } from './file-button.tsx'

const htmlOf = (props: Partial<Parameters<typeof FileButton>[0]>) =>
  renderToStaticMarkup(
    <FileButton onChoose={() => undefined} {...props}>
      Choose
    </FileButton>,
  )

test('a file button is an input whose label looks like a button', () => {
  const html = htmlOf({ accept: 'image/*', multiple: true })
  expect(html).toMatch(/<input accept="image\/\*" multiple="" id="([^"]+)" type="file" class="peer sr-only"\/>/)
  const [, id] = /<input[^>]* id="([^"]+)"/.exec(html) ?? []
  expect(html).toMatch(new RegExp(`<label for="${id}" class="button-quiet [^"]*"><span>Choose</span></label>`))
})

test('while it works a spinner takes the place of its icon', () => {
  expect(htmlOf({ icon: 'plus' })).toMatch(/<svg.*<\/svg><span>Choose<\/span><\/label>/)
  const working = htmlOf({ icon: 'plus', isWorking: true })
  expect(working).toContain('<span class="spinner"></span><span>Choose</span>')
  expect(working).not.toContain('<svg')
  // a disabled input would lose the focus
  expect(working).toMatch(/<input[^>]* aria-disabled="true"/)
  expect(working).not.toContain(' disabled')
})

test('an icon alone has its name for screen readers', () => {
  expect(htmlOf({ variant: 'icon', icon: 'camera' })).toContain('<span class="sr-only">Choose</span>')
})
