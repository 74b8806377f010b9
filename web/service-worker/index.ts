import type { ToWorker } from '#contract/kept-pages.ts'
import { LANGUAGES } from '#domain/language.ts'
import { answerCode, answerOffline, answerPage, answerPicture } from './answers.ts'
import { keepShown } from './keep-shown.ts'
import { listenToPush } from './push.ts'
import { openShell, type Shell } from './shell.ts'
import { forgetOtherShells } from './stores.ts'
import { wantedOf } from './strategies.ts'

// The service worker of the site: see the README of this folder.

declare const self: ServiceWorkerGlobalScope & {
  /** Replaced by the build with the files of the shell. */
  __SW_MANIFEST: { url: string }[]
}

// the name is that of the toolkit that writes the list
// oxlint-disable-next-line no-underscore-dangle
const shell: Shell = openShell(self.__SW_MANIFEST.map(({ url }) => `/${url.replace(/^\//, '')}`))

listenToPush()

// fails if the server is between two versions: the browser tries again with the next page, and nothing changes until then
self.addEventListener('install', (event) => event.waitUntil(shell.install()))

self.addEventListener('activate', (event) => event.waitUntil(activate()))

async function activate(): Promise<void> {
  await forgetOtherShells(shell.name)
  // pages are asked for while the worker starts
  await self.registration.navigationPreload?.enable()
}

self.addEventListener('message', (event) => {
  const told = event.data as ToWorker
  if (told.kind === 'take_over') event.waitUntil(self.skipWaiting())
  else if (LANGUAGES.includes(told.lang)) event.waitUntil(keepShown(told, shell))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const wanted = wantedOf(request, self.location.origin)
  if (wanted === 'page') event.respondWith(answerPage(event, shell))
  if (wanted === 'offline') event.respondWith(answerOffline(event, shell))
  if (wanted === 'code') event.respondWith(answerCode(request))
  if (wanted === 'picture') event.respondWith(answerPicture(request))
})
