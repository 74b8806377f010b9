// The files that show the offline page: what every page needs, and the modules and texts of its route.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface RouteFiles {
  module: string
  imports?: string[]
  css?: string[]
}

interface Manifest {
  entry: RouteFiles
  routes: Record<string, RouteFiles>
}

const ROUTES = ['root', 'routes/offline']
const MANIFEST = /^manifest-[0-9a-f]{8}\.js$/
/** The fonts that pages preload, the styles of all pages, and the icons. */
const ALWAYS = /^(?:readex-pro-(?:arabic|basic-latin)|styles|(?:rare-)?icons)-[\w-]+\.(?:woff2|css|svg)$/

/** @returns paths below the output folder of the browser build */
export function shellFiles(client: string): string[] {
  const assets = readdirSync(join(client, 'assets'))
  const manifest = assets.find((name) => MANIFEST.test(name))
  if (!manifest) throw new Error('React Router has written no manifest')
  const { entry, routes } = readManifest(join(client, 'assets', manifest))
  const texts = JSON.parse(readFileSync(join(client, '.vite/text-files.json'), 'utf8')) as TextFiles
  const needed = [entry, ...ROUTES.map((id) => routes[id])].flatMap((files) => {
    if (!files) throw new Error(`The manifest lacks ${ROUTES.join(' or ')}`)
    return [files.module, ...(files.imports ?? []), ...(files.css ?? [])]
  })
  const textsOfNeeded = needed.flatMap((file) => Object.values(texts[file] ?? {}).flat())
  const always = [manifest, ...assets.filter((name) => ALWAYS.test(name))].map((name) => `/assets/${name}`)
  // React Router marks some styles with a `#`
  return [...new Set([...always, ...needed, ...textsOfNeeded])].map((path) => path.slice(1).replace(/#$/, ''))
}

type TextFiles = Record<string, Record<string, string[]>>

/** The file is a script with one assignment of JSON. */
function readManifest(file: string): Manifest {
  const script = readFileSync(file, 'utf8')
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as Manifest
}
