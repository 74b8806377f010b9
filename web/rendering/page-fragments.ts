import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createElement, Fragment } from 'react'
import { bytesOf } from './bytes-of.ts'
import type { PlaceFragment } from './cached-fragment.tsx'

/** The HTML of a fragment in bytes, split at its fills; numbers are indexes of fills. */
type FragmentParts = readonly (string | number)[]

const MOST_BYTES = 16 * 1024 * 1024
/** React writes it between adjacent texts. A fragment is an element and has none beside it. */
const SEPARATOR = '<!-- -->'

const fragmentCache = new LRUCache<string, FragmentParts>({
  maxSize: MOST_BYTES,
  sizeCalculation: (parts, key) =>
    parts.reduce<number>((size, part) => size + (typeof part === 'string' ? part.length : 8), 2 * key.length),
})

const numbers = new WeakMap<object, number>()
let latest = 0

/** A number that identifies a function or an object with texts. */
function numberOf(value: object): number {
  const known = numbers.get(value)
  if (known) return known
  latest += 1
  numbers.set(value, latest)
  return latest
}

const keyOf = (of: readonly unknown[], texts: object): string =>
  [texts, ...of]
    .map((one) => (one === texts || typeof one === 'function' ? numberOf(one) : JSON.stringify(one)))
    .join(' ')

interface PageFragments {
  place: PlaceFragment
  /** Inserts the HTML of cached fragments, and caches new ones. The page has one character per byte of UTF-8. */
  fillIn: (bytes: string) => Buffer
}

/**
 * The fragments of one page. React renders random markers in place of cached fragments and around new ones, and `fillIn`
 * replaces them.
 */
export function pageFragments(): PageFragments {
  const mark = randomUUID()
  const fragments: { key: string; parts: FragmentParts | undefined; fills: readonly string[] }[] = []

  return {
    place: ({ texts, of, fills, render }) => {
      if (!of) return render(fills)
      const key = keyOf(of, texts)
      const parts = fragmentCache.get(key)
      const at = fragments.push({ key, parts, fills }) - 1
      if (parts) return `${mark}cached${at};`
      const shown = render(fills.map((_, place) => `${mark}fill${at}.${place};`))
      return createElement(Fragment, null, `${mark}begin${at};`, shown, `${mark}end${at};`)
    },
    fillIn: (bytes) => {
      const page: string[] = []
      /** The new fragments that are being read, each within the one before. */
      const open: (string | number)[][] = []
      for (const [place, part] of bytes.split(mark).entries()) {
        const [, kind = '', digits = '', fill = '', text = ''] =
          /^(?:(cached|begin|end|fill)(\d+)(?:\.(\d+))?;)?(.*)$/s.exec(part) ?? []
        const at = Number(digits)
        if (kind === 'fill') {
          const fragment = open.at(-1)
          if (fragment) fragment.push(Number(fill))
          // in the head, where React preloads pictures of the fragment
          else page.push(filled([Number(fill)], fragments[at]?.fills ?? []))
        } else if (kind === 'begin') open.push([])
        else if (kind) {
          const { key, parts = [], fills } = fragments[at] ?? { key: '', fills: [] }
          const read = kind === 'end' ? open.pop() : undefined
          if (read) fragmentCache.set(key, read)
          const around = open.at(-1) ?? page
          around.push(filled(read ?? parts, fills))
        }
        const own = withoutSeparators(text, place > 0)
        const fragment = open.at(-1)
        if (fragment) fragment.push(copied(own))
        else page.push(own)
      }
      return joined(page)
    },
  }
}

const filled = (parts: FragmentParts, fills: readonly string[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : bytesOf(escaped(fills[part] ?? '')))).join('')

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** Copies the bytes, since a slice would keep the whole page in memory. */
const copied = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('latin1')

function joined(parts: readonly string[]): Buffer {
  const page = Buffer.allocUnsafe(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) at += page.write(part, at, 'latin1')
  return page
}

/** Removes React's separators beside markers. */
function withoutSeparators(text: string, isAfterMark: boolean): string {
  const begin = isAfterMark && text.startsWith(SEPARATOR) ? SEPARATOR.length : 0
  const end = text.length > begin && text.endsWith(SEPARATOR) ? text.length - SEPARATOR.length : text.length
  return text.slice(begin, end)
}
