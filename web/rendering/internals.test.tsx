// What this folder relies on in the installed React and React Router, although neither documents it. If one of these
// tests fails after an upgrade, the file that it names has to follow (`docs/upgrading.md`).
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'
import { lazy, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  Scripts,
  ServerRouter,
  UNSAFE_FrameworkContext as FrameworkContext,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import { expect, test } from 'vitest'
import { loaderDataScripts } from './loader-data-scripts.ts'

const sourceOf = (file: string) =>
  readFileSync(fileURLToPath(new URL(file, import.meta.resolve('react-router'))), 'utf8')

const Page = () => (
  <html lang="en">
    <body>
      <Scripts />
    </body>
  </html>
)

/** Lets React Router handle a request for a page whose loader returns `data`, and returns the context of its entry. */
async function entryOf(data: unknown): Promise<EntryContext> {
  const entries: EntryContext[] = []
  const asset = { id: 'root', path: '', module: '/root.js', hasLoader: true, hasAction: false, hasErrorBoundary: false }
  const build = {
    entry: {
      module: {
        default: async (_request: Request, _status: number, _headers: Headers, entry: EntryContext) => {
          entries.push(entry)
          return new Response('')
        },
      },
    },
    routes: { root: { id: 'root', path: '', module: { default: Page, loader: () => data } } },
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: { root: { ...asset, hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false } },
      url: '/manifest.js',
      version: '1',
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  } as unknown as ServerBuild
  await createRequestHandler(build, 'production')(new Request('http://localhost/'))
  const [entry] = entries
  if (!entry) throw new Error('React Router did not call the entry')
  return entry
}

const rendered = (entry: EntryContext) => renderToString(<ServerRouter context={entry} url="http://localhost/" />)

test('loader-data-scripts.ts: the entry has a stream of the loader data, and pages without it write no script of their own', async () => {
  const entry = await entryOf({ price: 57_123 })
  expect(await text(entry.serverHandoffStream ?? new ReadableStream())).toContain('57123')
  delete entry.serverHandoffStream
  expect(rendered(entry)).not.toContain('streamController.')
})

test('loader-data-scripts.ts: the page has the controller that the scripts hand the data to', async () => {
  const entry = await entryOf({ price: 57_123 })
  const scripts = await loaderDataScripts(entry, undefined)
  const page = rendered(entry)
  for (const name of ['window.__reactRouterContext', 'streamController']) {
    expect(scripts).toContain(name)
    expect(page).toContain(name)
  }
  expect(sourceOf('lib/dom/ssr/single-fetch.js')).toMatch(/streamController\.enqueue\(.*streamController\.close\(\)/s)
})

test('known-routes.tsx: the manifest is in the context of components and in a variable of the page', async () => {
  const Reader = () => (
    <FrameworkContext.Consumer>
      {(framework) => <p>{framework?.manifest.routes['root']?.module}</p>}
    </FrameworkContext.Consumer>
  )
  const entry = await entryOf(null)
  entry.routeModules = { root: { default: Reader } }
  expect(rendered(entry)).toContain('<p>/root.js</p>')
  expect(sourceOf('lib/dom-export/hydrated-router.js')).toContain('window.__reactRouterManifest')
})

test('write-page.ts: a part that suspends leaves a marker', () => {
  const Late = lazy(() => new Promise<never>(() => {}))
  const html = renderToString(
    <Suspense>
      <Late />
    </Suspense>,
  )
  expect(html).toContain('<!--$!-->')
})

test('load-route-module.ts: React Router loads the modules of routes by one function in a module of its own', () => {
  expect(sourceOf('lib/dom/ssr/routeModules.js')).toMatch(/async function loadRouteModule\(route, routeModulesCache\)/)
  expect(sourceOf('lib/dom/ssr/routes.js')).toContain('from "./routeModules.js"')
})
