import { expect, test } from 'vitest'
import { fitVideo } from './video-limits.ts'

test.each([
  ['1920×1080', { width: 1920, height: 1080 }, { width: 1280, height: 720 }],
  ['2160×3840', { width: 2160, height: 3840 }, { width: 720, height: 1280 }],
  ['1080×1080', { width: 1080, height: 1080 }, { width: 720, height: 720 }],
  ['640×360', { width: 640, height: 360 }, { width: 640, height: 360 }],
  ['361×641', { width: 361, height: 641 }, { width: 360, height: 640 }],
  ['5000×1', { width: 5000, height: 1 }, { width: 1280, height: 2 }],
])('AD-09 a video of %s fits into the limits in its shape', (_name, size, fit) => {
  expect(fitVideo(size)).toEqual(fit)
})
