import { expect, test } from 'vitest'
import { deviceTier, screenSize } from './device.ts'

test('PERF-03 a device is low, medium or high by the weaker of its memory and cores', () => {
  const tiers = [
    { memory: 2, cores: 8 },
    { memory: 8, cores: 2 },
    { memory: 4, cores: 8 },
    { memory: undefined, cores: undefined },
    { memory: 8, cores: 8 },
  ]
  expect(tiers.map(deviceTier)).toEqual(['low', 'low', 'medium', 'medium', 'high'])
})

test('PERF-03 screens are small below 768 pixels, and large from 1920', () => {
  expect([320, 767, 768, 1919, 1920].map(screenSize)).toEqual(['small', 'small', 'medium', 'medium', 'large'])
})
