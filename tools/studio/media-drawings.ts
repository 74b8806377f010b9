const INK = '#2f2c29'
const SAND = '#f1e8da'
const TEAL = '#12695f'
const TEAL_LIGHT = '#4fa295'
const SAFFRON = '#e5a52f'
const CLAY = '#c4633f'
const RUBBER = '#37332f'
const STEEL = '#d9d4cb'

/** A drawing in a view of 960 by 720; brand marks of 720 by 720. */
export interface Drawing {
  width: 960 | 720
  svg: string
}

const round = (number: number): number => Math.round(number * 10) / 10

/** `count` copies of a shape around a centre. */
const around = (count: number, shapeAt: (degrees: number) => string): string =>
  Array.from({ length: count }, (_, at) => shapeAt(round((360 / count) * at))).join('')

/** A warm backdrop with dunes, and a soft shadow under what stands on it. */
const scene = ([top, bottom]: readonly [string, string], motif: string, shadow = 250): Drawing => ({
  width: 960,
  svg: `
    <defs>
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
      <radialGradient id="shade"><stop stop-color="${INK}" stop-opacity=".38"/><stop offset="1" stop-color="${INK}" stop-opacity="0"/></radialGradient>
      <linearGradient id="gloss" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/></linearGradient>
    </defs>
    <rect width="960" height="720" fill="url(#sky)"/>
    <circle cx="760" cy="190" r="110" fill="#fff" opacity=".28"/>
    <path d="M0 520 Q190 430 430 510 T960 470 V720 H0Z" fill="#fff" opacity=".22"/>
    <path d="M0 590 Q300 500 560 580 T960 560 V720 H0Z" fill="#fff" opacity=".3"/>
    <ellipse cx="480" cy="606" rx="${shadow}" ry="34" fill="url(#shade)"/>
    ${motif}`,
})

const mark = (background: string, motif: string): Drawing => ({
  width: 720,
  svg: `<rect width="720" height="720" fill="${background}"/>${motif}`,
})

const tyre = (x: number, y: number, radius: number): string => `
  <g transform="translate(${x} ${y}) scale(${radius / 200})">
    <circle r="200" fill="${RUBBER}"/>
    <circle r="192" fill="none" stroke="#5b554e" stroke-width="16" stroke-dasharray="18 12"/>
    <circle r="132" fill="#4a453f"/>
    <circle r="118" fill="${STEEL}"/>
    ${around(5, (turn) => `<path d="M-26 -112 L26 -112 L15 -30 L-15 -30Z" fill="#a9a298" transform="rotate(${turn})"/>`)}
    <circle r="34" fill="#8d867c"/>
    ${around(5, (turn) => `<circle cy="-21" r="5" fill="${STEEL}" transform="rotate(${turn})"/>`)}
    <path d="M-170 -60 A180 180 0 0 1 -40 -175" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="10" stroke-linecap="round"/>
  </g>`

const drop = (x: number, y: number, scale: number, color: string): string => `
  <g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M0 -210 C90 -80 140 -10 140 70 A140 140 0 0 1 -140 70 C-140 -10 -90 -80 0 -210Z" fill="${color}"/>
    <path d="M-84 70 A84 84 0 0 0 -20 148" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="22" stroke-linecap="round"/>
  </g>`

const SHIELD = 'M0 -230 L190 -160 V10 C190 130 110 210 0 255 C-110 210 -190 130 -190 10 V-160Z'
const CAR =
  'M-330 90 V20 C-330 -6 -312 -22 -286 -26 L-206 -38 L-130 -118 C-116 -132 -98 -140 -78 -140 H80 C104 -140 122 -132 138 -116 L212 -38 L290 -20 C316 -14 330 2 330 28 V90Z'
const WINDOWS = 'M-176 -42 L-112 -104 C-104 -111 -96 -114 -84 -114 H-12 V-42Z M14 -42 V-114 H74 C90 -114 100 -110 110 -100 L164 -42Z'

const car = (x: number, y: number, scale: number, color: string): string => `
  <g transform="translate(${x} ${y}) scale(${scale})">
    <path d="${CAR}" fill="${color}"/>
    <path d="${WINDOWS}" fill="#dcebe7"/>
    <path d="${CAR}" fill="url(#gloss)" opacity=".5"/>
    ${[-190, 190].map((at) => `<circle cx="${at}" cy="92" r="66" fill="${RUBBER}"/><circle cx="${at}" cy="92" r="36" fill="${STEEL}"/>`).join('')}
  </g>`

const bubble = (x: number, y: number, radius: number): string => `
  <circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" opacity=".75"/>
  <path d="M${x - radius * 0.55} ${y - radius * 0.1} A${radius * 0.6} ${radius * 0.6} 0 0 1 ${x} ${y - radius * 0.6}" fill="none" stroke="${TEAL_LIGHT}" stroke-width="5" stroke-linecap="round"/>`

const check = (x: number, y: number, scale: number, color: string): string =>
  `<path d="M-70 0 L-20 52 L80 -62" transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${color}" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"/>`

const BUBBLES = [
  [220, 300, 46],
  [310, 240, 30],
  [420, 200, 54],
  [560, 210, 36],
  [660, 260, 50],
  [760, 330, 34],
  [180, 420, 26],
  [800, 450, 44],
  [500, 150, 18],
] as const

/** Pictures of deals, and brand marks, by their names in the library. */
export const DRAWINGS: Record<string, Drawing> = {
  tyres: scene(['#f3dfc1', '#e2b98a'], tyre(350, 420, 190) + tyre(610, 440, 170), 380),
  oil: scene(
    ['#f6e3b4', '#e0ad55'],
    `<path d="M300 600 V300 C300 262 322 250 356 250 H420 V196 C420 180 430 170 446 170 H514 C530 170 540 180 540 196 V250 H606 C640 250 660 268 660 300 V600 C660 614 650 622 636 622 H324 C310 622 300 614 300 600Z" fill="${TEAL}"/>
     <path d="M300 600 V300 C300 262 322 250 356 250 H420 L380 622 H324 C310 622 300 614 300 600Z" fill="#fff" opacity=".16"/>
     <rect x="424" y="120" width="112" height="56" rx="14" fill="${INK}"/>
     <rect x="340" y="330" width="280" height="226" rx="24" fill="${SAND}"/>
     ${drop(480, 452, 0.42, SAFFRON)}`,
    270,
  ),
  insurance: scene(
    ['#d9e8df', '#9cc4b4'],
    `<g transform="translate(480 362)"><path d="${SHIELD}" fill="${TEAL}"/><path d="M0 -230 L190 -160 V10 C190 130 110 210 0 255Z" fill="#0c5249"/>
     <path d="${SHIELD}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="14" transform="scale(.86)"/></g>
     ${check(478, 364, 1.25, SAND)}`,
    220,
  ),
  wash: scene(
    ['#d3e6e6', '#8fc0bf'],
    `${car(480, 480, 1.12, CLAY)}${BUBBLES.map(([x, y, radius]) => bubble(x, y, radius)).join('')}
     ${[250, 480, 710].map((x) => `<path d="M${x} 60 q-18 30 0 60 q18 30 0 60" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".7"/>`).join('')}`,
    400,
  ),
  battery: scene(
    ['#f4d9c6', '#dc9b73'],
    `<rect x="250" y="270" width="460" height="330" rx="30" fill="${INK}"/>
     <rect x="250" y="270" width="460" height="96" rx="30" fill="#4a453f"/>
     <rect x="310" y="214" width="96" height="64" rx="12" fill="${CLAY}"/><rect x="554" y="214" width="96" height="64" rx="12" fill="${TEAL}"/>
     <path d="M330 318 h56 M358 290 v56 M574 318 h56" stroke="${SAND}" stroke-width="14" stroke-linecap="round"/>
     <path d="M510 380 L406 500 H470 L446 580 L560 456 H494Z" fill="${SAFFRON}"/>`,
    330,
  ),
  ac: scene(
    ['#dcecf0', '#93c3cd'],
    `<g transform="translate(480 350)" stroke="#fff" stroke-width="26" stroke-linecap="round" fill="none">
       ${around(6, (turn) => `<path d="M0 0 V-210 M0 -130 L-58 -178 M0 -130 L58 -178" transform="rotate(${turn})"/>`)}</g>
     <g transform="translate(480 350)" stroke="${TEAL}" stroke-width="12" stroke-linecap="round" fill="none">
       ${around(6, (turn) => `<path d="M0 0 V-210 M0 -130 L-58 -178 M0 -130 L58 -178" transform="rotate(${turn})"/>`)}</g>
     <circle cx="480" cy="350" r="34" fill="${SAFFRON}"/>`,
    200,
  ),
  'window-film': scene(
    ['#f5dcae', '#d98f4e'],
    `<circle cx="760" cy="190" r="84" fill="${SAFFRON}"/>
     <g stroke="${SAFFRON}" stroke-width="16" stroke-linecap="round" transform="translate(760 190)">${around(12, (turn) => `<path d="M0 -108 V-142" transform="rotate(${turn})"/>`)}</g>
     <path d="M140 590 L260 330 C274 300 300 280 336 280 H800 V590Z" fill="${INK}"/>
     <path d="M190 556 L292 346 C300 326 316 316 338 316 H520 V556Z" fill="#5c7f7b"/>
     <path d="M552 556 V316 H764 V556Z" fill="#cfe3de"/>
     <path d="M610 520 L720 350 M660 530 L744 400" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".8"/>
     <path d="M520 316 L552 556 H520Z" fill="#86a8a2"/>`,
    360,
  ),
  inspection: scene(
    ['#ece2cf', '#c9b48d'],
    `<rect x="290" y="130" width="380" height="480" rx="30" fill="${TEAL}"/><rect x="322" y="176" width="316" height="402" rx="14" fill="${SAND}"/>
     <rect x="400" y="100" width="160" height="74" rx="20" fill="${INK}"/>
     ${[266, 366, 466].map((y) => `${check(386, y, 0.34, CLAY)}<rect x="446" y="${y - 12}" width="150" height="22" rx="11" fill="${STEEL}"/>`).join('')}
     <g transform="translate(640 500)"><circle r="84" fill="#fff" opacity=".55"/><circle r="84" fill="none" stroke="${INK}" stroke-width="22"/><path d="M62 62 L128 128" stroke="${INK}" stroke-width="34" stroke-linecap="round"/></g>`,
    280,
  ),
  'brand-1': mark(
    SAND,
    `<g transform="translate(360 360)"><circle r="220" fill="none" stroke="${TEAL}" stroke-width="64"/><path d="M-200 0 H200 M0 0 V200" stroke="${TEAL}" stroke-width="56"/><circle r="58" fill="${SAFFRON}"/></g>`,
  ),
  'brand-2': mark(TEAL, `${drop(360, 380, 1.15, SAND)}${drop(360, 430, 0.56, SAFFRON)}`),
  'brand-3': mark(
    '#f4dcc8',
    `<g transform="translate(360 360)"><path d="M0 -240 L208 -120 V120 L0 240 L-208 120 V-120Z" fill="${CLAY}"/><path d="M0 -130 L112 -65 V65 L0 130 L-112 65 V-65Z" fill="#f4dcc8"/></g>`,
  ),
  'brand-4': mark(
    SAFFRON,
    `<path d="M90 440 Q220 250 360 400 T630 330" fill="none" stroke="${INK}" stroke-width="58" stroke-linecap="round"/><path d="M90 560 Q220 380 360 520 T630 460" fill="none" stroke="${SAND}" stroke-width="58" stroke-linecap="round"/><circle cx="500" cy="190" r="70" fill="${SAND}"/>`,
  ),
  'brand-5': mark(
    INK,
    `<g stroke-linecap="round" stroke-width="84"><path d="M180 520 V440" stroke="${TEAL_LIGHT}"/><path d="M360 520 V330" stroke="${SAND}"/><path d="M540 520 V200" stroke="${SAFFRON}"/></g>`,
  ),
  'brand-6': mark(
    '#dcebe4',
    `<g transform="translate(360 360)"><path d="M0 -260 C30 -90 90 -30 260 0 C90 30 30 90 0 260 C-30 90 -90 30 -260 0 C-90 -30 -30 -90 0 -260Z" fill="${TEAL}"/><circle r="62" fill="${SAFFRON}"/></g>`,
  ),
}
