import { planMachines, type Plan } from './plan-machines.ts'

const ADS = [10_000, 1_000_000, 10_000_000, 100_000_000]
const PEOPLE = [100, 10_000, 1_000_000]

const HEAD = [
  'ads',
  'people at once',
  'pages a second',
  'of them rendered',
  'cores: pages, search, database',
  'machines',
  'memory',
  '€ a month: machines, storage, traffic',
  'what breaks first',
]

export const SCALING = 'docs/scaling.md'
const TABLE = /(?<=<!-- table -->\n\n)[^]*?(?=\n\n<!-- end -->)/

/** The document with the table of the current model. */
export const withTable = (document: string): string => document.replace(TABLE, writeTable)

/** The cells without the spaces and dashes by which a table is aligned. */
export const cellsIn = (document: string): string[][] =>
  (TABLE.exec(document)?.[0] ?? '')
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim().replace(/^-+:?$/, '-')))

/** The table of docs/scaling.md. */
function writeTable(): string {
  const rows = ADS.flatMap((ads) => PEOPLE.map((people) => cellsOf(planMachines(ads, people))))
  return [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function cellsOf({ ads, people, perSecond, uncached, cores, machines, euros, first }: Plan): string[] {
  const list = Object.entries(machines)
  return [
    whole(ads),
    whole(people),
    whole(perSecond),
    `${Math.round(uncached * 100)} %`,
    [cores.pages, cores.search, cores.database].map(rough).join(', '),
    list.map(([use, { name, count }]) => `${use} ${count} × ${name}`).join(', '),
    `${whole(list.reduce((sum, [, one]) => sum + one.gigabytes, 0))} GB`,
    [euros.machines, euros.storage, euros.traffic].map(whole).join(', '),
    first,
  ]
}

const whole = (number: number) => Math.round(number).toLocaleString('en')
const rough = (number: number) => (number < 10 ? number.toFixed(1) : whole(number))
