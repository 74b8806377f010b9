import type { BodyShape } from '../body-shape.ts'
import { coupe } from './coupe.ts'

export const convertible: BodyShape = {
  ...coupe,
  rim: 'five',
  open: true,
  brightTrim: true,
  cabin: {
    ...coupe.cabin,
    backWindow: [
      [0.93, 2.86],
      [1.28, 2.6],
    ],
  },
  pillars: [],
  sideLines: [
    ...coupe.sideLines,
    [
      [2.95, 0.72],
      [3.08, 0.72],
      [3.08, 0.84],
      [2.95, 0.84],
      [2.95, 0.72],
    ],
  ],
  topLines: [
    ...coupe.topLines,
    [
      [2.98, 0.74],
      [3.02, 0],
    ],
  ],
  face: {
    ...coupe.face,
    grille: [
      [0, 0.58],
      [0.36, 0.57],
      [0.42, 0.5],
      [0.32, 0.44],
      [0, 0.43],
    ],
    grillePattern: 'slats',
  },
  rear: { ...coupe.rear, lightBar: false },
}
