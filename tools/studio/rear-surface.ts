import type { BodyShape } from './body-shape.ts'
import { mirrored } from './curves.ts'
import { polygon, polylineDistance, smoothStep } from './distance.ts'
import { paintPlate, type EndSurface } from './face-surface.ts'
import { LOOKS, setMaterial, type Material } from './material.ts'

export function createRear(shape: BodyShape): EndSurface {
  const { rear } = shape
  const lamp = polygon(rear.lamp, 0.02)
  const diffuser = polygon(mirrored(rear.diffuser), 0.03)
  const lines = polylineDistance(shape.backLines)
  const barHeight = rear.lamp.reduce((sum, p) => sum + p[1], 0) / rear.lamp.length

  function tailLamp(material: Material, x: number, y: number, side: number): boolean {
    const [endX, endY, slope] = rear.lampEnd
    let edge = Math.max(lamp(side, y), (endX + slope * (y - endY) - x) * 0.6)
    if (rear.lightBar) edge = Math.min(edge, Math.max(Math.abs(y - barHeight) - 0.022, side - 0.7))
    if (edge > 0) return false
    if (edge > -0.005) {
      setMaterial(material, LOOKS.glossBlack)
      material.shade = 0.3
      return true
    }
    const band = edge > -0.024 && edge < -0.011
    const ribs = 0.75 + 0.25 * Math.cos(side * 300)
    const inner = smoothStep(-0.06, -0.02, edge)
    const red = (0.16 + 0.16 * inner) * ribs
    setMaterial(material, {
      matt: [red, 0.008, 0.012],
      metal: [0.2, 0.012, 0.015],
      glow: band ? [0.75, 0.03, 0.035] : [0.02, 0, 0],
      mirror: 0.06,
    })
    return true
  }

  return (material, x, y, side, normal) => {
    if (tailLamp(material, x, y, side)) return true
    if (normal[0]! < 0.3) return false
    if (paintPlate(material, side, y, rear.plateHeight)) return true
    const frame = Math.max(side - 0.31, Math.abs(y - rear.plateHeight) - 0.085)
    if (frame < 0) {
      material.shade = 0.8 + 0.2 * smoothStep(-0.012, 0, -Math.abs(frame + 0.006))
      return true
    }
    if (diffuser(side, y) < 0) {
      setMaterial(material, LOOKS.plastic)
      return true
    }
    material.shade = smoothStep(0.002, 0.0055, lines(side, y)) * 0.85 + 0.15
    return material.shade < 0.99
  }
}
