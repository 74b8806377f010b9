import { expect, test } from 'vitest'
import type { BodyNode } from './article-body.ts'
import { bodyText } from './body-text.ts'

const paragraph = (...texts: string[]): BodyNode => ({
  type: 'paragraph',
  content: texts.map((text) => ({ type: 'text', text })),
})

test('BLOG-01 the text of a body has a line for each paragraph, also inside lists, tables and captions', () => {
  const body: BodyNode = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'الفحص' }] },
      { type: 'paragraph' },
      paragraph('قبل ', 'الشراء'),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('المحرك'), paragraph('القير')] }] },
      { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('رقم')] }] }] },
      { type: 'picture', attrs: { picture_id: '1' }, content: [{ type: 'text', text: 'صورة' }] },
      { type: 'carCard', attrs: { car_id: '1' } },
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'سطر' }, { type: 'hardBreak' }, { type: 'text', text: 'آخر' }],
      },
    ],
  }
  expect(bodyText(body)).toBe('الفحص\nقبل الشراء\nالمحرك\nالقير\nرقم\nصورة\nسطر\nآخر')
  expect(bodyText({ type: 'doc', content: [] })).toBe('')
})
