import type { BodyShape } from './body-shape.ts'
import { mirrored } from './curves.ts'
import { polygon, smoothStep } from './distance.ts'
import { LOOKS, setMaterial, type Material } from './material.ts'

export type EndSurface = (material: Material, x: number, y: number, side: number, normal: Float64Array) => boolean

function grillePattern(material: Material, kind: BodyShape['face']['grillePattern'], side: number, y: number): void {
  const period = { slats: 0.034, mesh: 0.026, bars: 0.055 }[kind]
  let solid: number
  if (kind === 'mesh') {
    const row = Math.round(y / (period * 0.8))
    const u = side / period + (row & 1) * 0.5
    solid = Math.hypot((u - Math.round(u)) * period, y - row * period * 0.8) > period * 0.33 ? 1 : 0
  } else {
    const along = kind === 'slats' ? y : side
    const t = along / period - Math.floor(along / period)
    solid = smoothStep(0.5, 0.56, t) * (1 - smoothStep(0.9, 0.96, t))
  }
  setMaterial(material, {
    matt: [0.004 + 0.02 * solid, 0.004 + 0.02 * solid, 0.004 + 0.02 * solid],
    metal: [0.2 * solid, 0.2 * solid, 0.2 * solid],
  })
}

export function paintPlate(material: Material, side: number, y: number, middle: number): boolean {
  const u = Math.abs(side) - 0.255
  const v = Math.abs(y - middle) - 0.06
  const edge = Math.max(u, v)
  if (edge > 0) return false
  setMaterial(material, edge > -0.007 ? LOOKS.plastic : { matt: [0.72, 0.72, 0.71], mirror: 0.03 })
  if (edge < -0.012 && edge > -0.015) material.shade = 0.35
  if (Math.abs(side - 0.195) < 0.0018) material.shade = 0.35
  return true
}

export function createFace(shape: BodyShape): EndSurface {
  const { face } = shape
  const grille = polygon(mirrored(face.grille), 0.025)
  const intake = polygon(mirrored(face.intake), 0.03)
  const sideIntake = face.sideIntake ? polygon(face.sideIntake, 0.02) : undefined
  const lamp = polygon(face.lamp, 0.018)

  function headlamp(material: Material, x: number, y: number, side: number): boolean {
    const [endX, endY, slope] = face.lampEnd
    const edge = Math.max(lamp(side, y), (x - endX - slope * (y - endY)) * 0.6)
    if (edge > 0) return false
    if (edge > -0.005) {
      setMaterial(material, LOOKS.glossBlack)
      material.shade = 0.3
      return true
    }
    const depth = smoothStep(-0.04, -0.004, edge)
    setMaterial(material, {
      matt: [0.03, 0.03, 0.032],
      metal: [0.1 + 0.25 * depth, 0.1 + 0.25 * depth, 0.1 + 0.26 * depth],
      mirror: 0.06,
    })
    for (const [u, v, radius] of face.eyes) {
      const r = Math.hypot(side - u, y - v) / radius
      if (r < 0.72) {
        const light =
          0.25 + 0.6 * (1 - smoothStep(0, 0.7, Math.hypot(side - u + radius * 0.2, y - v - radius * 0.25) / radius))
        setMaterial(material, { glow: [light * 0.8, light * 0.84, light * 0.9], mirror: 0.12 })
      } else if (r < 1) setMaterial(material, { metal: [0.75, 0.75, 0.76], mirror: 0.1 })
      else if (r < 1.12) setMaterial(material, { matt: [0.005, 0.005, 0.005], mirror: 0.06 })
    }
    if (edge > -0.019 && edge < -0.009) setMaterial(material, { glow: [0.95, 0.97, 1], mirror: 0.06 })
    return true
  }

  return (material, x, y, side, normal) => {
    if (headlamp(material, x, y, side)) return true
    if (normal[0]! > -0.3) return false
    if (paintPlate(material, side, y, face.plateHeight)) return true
    const g = grille(side, y)
    if (g < 0.012) {
      if (g > -0.003) setMaterial(material, shape.brightTrim ? LOOKS.chrome : LOOKS.glossBlack)
      else grillePattern(material, face.grillePattern, side, y)
      if (g < -0.003) material.shade = 1 - 0.5 * smoothStep(-0.03, 0, g)
      return true
    }
    const i = Math.min(intake(side, y), sideIntake ? sideIntake(side, y) : 1)
    if (i < 0) {
      grillePattern(material, i > -0.012 ? 'mesh' : 'slats', side, y)
      if (i > -0.012) setMaterial(material, LOOKS.plastic)
      else material.shade = 0.55
      return true
    }
    if (face.skid > 0 && y < face.skid) {
      setMaterial(material, LOOKS.plastic)
      return true
    }
    return false
  }
}
