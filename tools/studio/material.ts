/** Properties of a surface at a point. Light is grey, so one number is sufficient. */
export interface Material {
  /** 1 for the paint of the car, whose colour is mixed in after rendering. */
  paint: number
  /** Diffuse colour. */
  matt: [number, number, number]
  /** Colour of a rough metallic reflection. */
  metal: [number, number, number]
  /** Share of light mirrored at perpendicular incidence; 0 for none. */
  mirror: number
  /** Share of light transmitted. */
  through: number
  glow: [number, number, number]
  /** 1 for a plain surface, lower in gaps between panels. */
  shade: number
}

export type Colour = readonly [number, number, number]

const BLACK: Colour = [0, 0, 0]

export function setMaterial(
  material: Material,
  look: { paint?: number; matt?: Colour; metal?: Colour; mirror?: number; through?: number; glow?: Colour },
): void {
  material.paint = look.paint ?? 0
  copy(material.matt, look.matt ?? BLACK)
  copy(material.metal, look.metal ?? BLACK)
  material.mirror = look.mirror ?? 0
  material.through = look.through ?? 0
  copy(material.glow, look.glow ?? BLACK)
  material.shade = 1
}

function copy(to: [number, number, number], from: Colour): void {
  to[0] = from[0]
  to[1] = from[1]
  to[2] = from[2]
}

export const createMaterial = (): Material => ({
  paint: 0,
  matt: [0, 0, 0],
  metal: [0, 0, 0],
  mirror: 0,
  through: 0,
  glow: [0, 0, 0],
  shade: 1,
})

export const LOOKS = {
  paint: { paint: 1, mirror: 0.045 },
  glass: { matt: [0.004, 0.005, 0.005], mirror: 0.042, through: 0.34 },
  frit: { matt: [0.006, 0.006, 0.006], mirror: 0.05 },
  plastic: { matt: [0.022, 0.022, 0.023], metal: [0.012, 0.012, 0.012] },
  glossBlack: { matt: [0.008, 0.008, 0.008], mirror: 0.045 },
  chrome: { mirror: 0.72, metal: [0.06, 0.06, 0.06] },
  rubber: { matt: [0.018, 0.018, 0.018], metal: [0.014, 0.014, 0.014] },
  alloy: { matt: [0.1, 0.1, 0.102], metal: [0.58, 0.585, 0.59] },
  darkAlloy: { matt: [0.03, 0.03, 0.03], metal: [0.12, 0.12, 0.125] },
  brake: { matt: [0.05, 0.05, 0.05], metal: [0.22, 0.22, 0.22] },
  interior: { matt: [0.05, 0.048, 0.046] },
  leather: { matt: [0.19, 0.105, 0.055], metal: [0.02, 0.018, 0.016] },
  lining: { matt: [0.006, 0.006, 0.006] },
} as const satisfies Record<string, Parameters<typeof setMaterial>[1]>
