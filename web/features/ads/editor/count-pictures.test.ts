import { expect, test } from 'vitest'
import { countPictures } from './count-pictures.ts'

const state = (id: string, of: 'uploaded' | 'ready' | 'refused') => ({ id, state: of })

test('AD-09 a refused file is no picture, and the ad is ready once the server has made the others', () => {
  expect(countPictures([], undefined)).toEqual({ picture_ids: [], areReady: true })
  expect(countPictures(['a'], undefined)).toEqual({ picture_ids: ['a'], areReady: false })
  expect(countPictures(['a', 'b'], [state('a', 'ready')])).toEqual({ picture_ids: ['a', 'b'], areReady: false })
  expect(countPictures(['a', 'b'], [state('a', 'ready'), state('b', 'uploaded')]).areReady).toBe(false)
  expect(countPictures(['a', 'b'], [state('a', 'ready'), state('b', 'refused')])).toEqual({
    picture_ids: ['a'],
    areReady: true,
  })
  expect(countPictures(['b'], [state('b', 'refused')]).picture_ids).toEqual([])
})
