import sharp from 'sharp'
import { expect, test } from 'vitest'
import { givenVideo } from '#server/testing/given-picture.ts'
import { makeVideo } from './make-video.ts'

const GOOD = givenVideo()
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/** The file with other bytes after the name of a box. */
function changed(box: string, offset: number, value: number): Buffer {
  const bytes = Buffer.from(GOOD)
  bytes.writeUInt32BE(value, bytes.indexOf(box) + offset)
  return bytes
}

/** The file with another name for a box, whose content is then not read. */
function without(box: string): Buffer {
  const bytes = Buffer.from(GOOD)
  bytes.write('free', bytes.indexOf(box), 'latin1')
  return bytes
}

test('AD-09 a video keeps its moving pictures and loses its metadata', async () => {
  expect(textOf(GOOD)).toMatch(/SECRET-TITLE[^]*SECRET-COVER/)
  const made = await makeVideo(GOOD)
  expect(made.seconds).toBe(2)
  expect(textOf(made.bytes)).not.toMatch(/SECRET|Device X|GPS|udta|JFIF/)
  expect(textOf(made.bytes).indexOf('moov')).toBeLessThan(textOf(made.bytes).indexOf('mdat'))
  expect(await sharp(made.cover).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 360 })
})

test('AD-09 what is appended to a video is not kept', async () => {
  const { bytes } = await makeVideo(Buffer.concat([GOOD, Buffer.from('\0\0\0\x21free<script>alert(1)</script>')]))
  expect(textOf(bytes)).not.toContain('<script')
})

test.each([
  ['damaged', 'empty', Buffer.alloc(0)],
  ['too_large', 'more bytes than allowed', Buffer.alloc(20_000_001)],
  ['damaged', 'a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['damaged', 'a page before a video', Buffer.concat([Buffer.from('<html></html>'), GOOD])],
  ['damaged', 'half a file', GOOD.subarray(0, GOOD.length / 2)],
  ['not_a_video', 'an index beyond the file', changed('moov', -4, 0xff_ff_ff_f0)],
  ['damaged', 'four thousand million sizes', changed('stsz', 12, 0xff_ff_ff_f0)],
  ['damaged', 'four thousand million chunks', changed('stsc', 8, 0xff_ff_ff_f0)],
  ['damaged', 'four thousand million samples in a chunk', changed('stsc', 16, 0xff_ff_ff_f0)],
  ['video_too_long', 'four thousand million pictures', changed('stts', 12, 0xff_ff_ff_f0)],
  ['damaged', 'pictures beyond the file', changed('stco', 12, 0xff_ff_ff_00)],
  ['video_without_cover', 'no cover', without('udta')],
  ['not_a_video', 'no track', without('trak')],
])('AD-09 %s: %s', async (fault, _what, bytes) => {
  await expect(makeVideo(bytes)).rejects.toMatchObject({ fault })
})
