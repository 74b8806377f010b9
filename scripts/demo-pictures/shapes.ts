import { sedan } from './shapes/sedan.ts'

export const SHAPES = { sedan }
export type ShapeName = keyof typeof SHAPES
