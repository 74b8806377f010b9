import { expect, test } from 'vitest'
import type { BodyNode } from './article-body.ts'
import { headingsOf } from './headings.ts'

const heading = (text: string, level = 2): BodyNode => ({
  type: 'heading',
  attrs: { level },
  content: text ? [{ type: 'text', text }] : [],
})

test('BLOG-01 headings have unique anchors in either script, also within other blocks', () => {
  const body: BodyNode = {
    type: 'doc',
    content: [
      heading('الفحص قبل الشراء'),
      { type: 'blockquote', content: [heading('Content', 3)] },
      heading('الفحص، قبل الشراء!', 3),
      heading('؟'),
      heading('؟'),
      heading(''),
    ],
  }
  expect([...headingsOf(body).values()]).toEqual([
    { id: 'الفحص-قبل-الشراء', level: 2, text: 'الفحص قبل الشراء' },
    { id: 'content-2', level: 3, text: 'Content' },
    { id: 'الفحص-قبل-الشراء-2', level: 3, text: 'الفحص، قبل الشراء!' },
    { id: 'section', level: 2, text: '؟' },
    { id: 'section-2', level: 2, text: '؟' },
  ])
})
