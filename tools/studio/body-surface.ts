import type { BodyShape } from './body-shape.ts'
import type { BodySolid } from './body-solid.ts'
import { polygon, polylineDistance, smoothStep } from './distance.ts'
import { createFace } from './face-surface.ts'
import { LOOKS, setMaterial, type Material } from './material.ts'
import { createRear } from './rear-surface.ts'

export type SurfaceAt = (material: Material, x: number, y: number, z: number, normal: Float64Array) => void

const SCREEN_EDGE = 0.055
const FRIT = 0.035

/** Returns the material of each point of the body: paint, glass, trim, lamps, gaps between panels. */
export function createBodySurface(shape: BodyShape, body: BodySolid): SurfaceAt {
  const windows = polygon(shape.windows, 0.03)
  const sideLines = polylineDistance(shape.sideLines)
  const topLines = polylineDistance(shape.topLines)
  const face = createFace(shape)
  const rear = createRear(shape)
  const trim = shape.brightTrim ? LOOKS.chrome : LOOKS.glossBlack

  function cabinGlass(material: Material, x: number, y: number, side: number, normal: Float64Array): boolean {
    const toSide = body.cabinSideAt(x, y) - side
    if (Math.abs(normal[2]!) > 0.5 && toSide < 0.1) {
      const edge = windows(x, y)
      if (edge > 0.016) return false
      if (edge > -0.002) {
        setMaterial(material, trim)
        return true
      }
      const t = (y - body.deckAt(x)) / 0.38
      const toPillar = Math.min(
        ...shape.pillars.map(([foot, head, half]) => Math.abs(x - foot - (head - foot) * t) - half),
      )
      setMaterial(material, toPillar < 0 || edge > -0.018 ? LOOKS.frit : LOOKS.glass)
      if (toPillar > 0 && toPillar < 0.004) material.shade = 0.3
      return true
    }
    const toRoof = body.roofAt(x, side) - y
    const ahead = x - body.windscreenAt(y, side)
    const behind = body.backWindowAt(y, side) - x
    if (normal[0]! < -0.15 && ahead < 0.12) {
      const foot = y - body.deckAt(x) + shape.deckCrown * side * side
      const edge = Math.min(toSide - SCREEN_EDGE, toRoof - 0.03, foot - 0.015)
      if (foot < 0.015 && toSide > 0.03) {
        setMaterial(material, LOOKS.plastic)
        return true
      }
      return screen(material, edge)
    }
    if (normal[0]! > 0.1 && behind < 0.12) {
      return screen(material, Math.min(toSide - SCREEN_EDGE, toRoof - 0.035, y - shape.rear.backGlassFoot))
    }
    return false
  }

  function screen(material: Material, edge: number): boolean {
    if (edge < 0) return false
    setMaterial(material, edge < FRIT ? LOOKS.frit : LOOKS.glass)
    if (edge < 0.005) material.shade = 0.25
    return true
  }

  function arch(material: Material, x: number, y: number, normal: Float64Array): void {
    const atRear = x > shape.wheelbase / 2
    const dx = x - (atRear ? shape.wheelbase : 0)
    const dy = y - shape.wheelRadius
    const r = Math.hypot(dx, dy)
    const lip = r - shape.archRadius
    if (lip > 0.3) return
    if (shape.cladding !== 'none' && lip < 0.062) {
      setMaterial(material, LOOKS.plastic)
      if (lip > 0.056) material.shade = 0.35
    }
    const roll = 1 - smoothStep(0, 0.022, lip)
    if (roll <= 0) return
    normal[0]! -= (dx / r) * roll * 0.9
    normal[1]! -= (dy / r) * roll * 0.9
    const length = Math.hypot(normal[0]!, normal[1]!, normal[2]!)
    normal[0]! /= length
    normal[1]! /= length
    normal[2]! /= length
  }

  return (material, x, y, z, normal) => {
    const side = Math.abs(z)
    setMaterial(material, LOOKS.paint)
    if (body.cabin(x, y, z) < body.lower(x, y, z) + 0.03 && y > body.deckAt(x) - 0.1) {
      if (cabinGlass(material, x, y, side, normal)) return
    }
    if (normal[0]! < -0.02 && face(material, x, y, side, normal)) return
    if (normal[0]! > 0.02 && rear(material, x, y, side, normal)) return
    if (normal[1]! < -0.35 && y < 0.45) {
      setMaterial(material, LOOKS.plastic)
      return
    }
    if (shape.cladding !== 'none' && y < shape.wheelRadius - 0.02 && side > 0.4) setMaterial(material, LOOKS.plastic)
    if (Math.abs(normal[2]!) > 0.3) {
      material.shade = smoothStep(0.0022, 0.0055, sideLines(x, y)) * 0.85 + 0.15
      arch(material, x, y, normal)
    }
    if (normal[1]! > 0.35) material.shade *= smoothStep(0.002, 0.0055, topLines(x, side)) * 0.85 + 0.15
  }
}
