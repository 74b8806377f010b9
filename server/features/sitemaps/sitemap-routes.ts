import type { FastifyInstance, FastifyReply } from 'fastify'
import type { DataServices } from '#server/context.ts'
import { hasPrices } from '#server/features/prices/public.ts'
import { noteShown } from '#server/platform/http/cache/topics.ts'
import { listSitemapCars, listSitemapFiles } from './list-sitemap-cars.ts'
import { isSectionOn } from '#server/features/deals/public.ts'
import { listSitemapArticles } from './list-sitemap-articles.ts'
import { listSitemapDeals } from './list-sitemap-deals.ts'
import { listSitemapPages } from './list-sitemap-pages.ts'
import { listSitemapPrices } from './list-sitemap-prices.ts'
import { writeSitemap, writeSitemapIndex, type SitemapPage } from './write-sitemap.ts'

/** Private and personal pages, and sorted variants of search pages. */
const NOT_CRAWLED = [
  '/api/',
  '/admin',
  '/answer/',
  '/notifications/',
  '/auth',
  '/compare',
  '/dashboard',
  '/favorites',
  '/messages',
  '/my-ads',
  '/penalties',
  '/preview/',
  '/setup',
  '/shortlist/',
  '/shortlists',
  '/verification',
  '/*?sort=',
  '/*&sort=',
]

/** Serves `robots.txt` and the sitemaps: an index, a file each of pages, articles, deals and prices, and files of ads with a limited size. */
export function addSitemaps(http: FastifyInstance, services: DataServices, origin: string): void {
  http.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\n${NOT_CRAWLED.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`,
      ),
  )

  http.get('/sitemap.xml', async (_request, reply) => {
    const files = await listSitemapFiles(services)
    const ofDeals = (await isSectionOn(services)) ? ['/sitemaps/deals.xml'] : []
    const ofPrices = (await hasPrices(services)) ? ['/sitemaps/prices.xml'] : []
    const paths = [
      '/sitemaps/pages.xml',
      '/sitemaps/articles.xml',
      ...ofDeals,
      ...ofPrices,
      ...files.map((file) => `/sitemaps/cars-${file}.xml`),
    ]
    return sendXml(forAnHour(reply), writeSitemapIndex(origin, paths))
  })

  http.get('/sitemaps/pages.xml', async (_request, reply) =>
    sendXml(forAnHour(reply), writeSitemap(origin, await listSitemapPages(services))),
  )

  http.get('/sitemaps/articles.xml', async (request, reply) => {
    noteShown(request, 'articles')
    return sendPages(reply, await listSitemapArticles(services))
  })

  http.get('/sitemaps/deals.xml', async (request, reply) => {
    noteShown(request, 'deals', 'settings')
    return sendPages(reply, await listSitemapDeals(services))
  })

  http.get('/sitemaps/prices.xml', async (request, reply) => {
    noteShown(request, 'prices', 'catalogue')
    return sendPages(reply, await listSitemapPrices(services))
  })

  http.get<{ Params: { file: string } }>('/sitemaps/cars-:file(^[1-9]\\d{0,8}).xml', async (request, reply) => {
    return sendPages(forAnHour(reply), await listSitemapCars(services, Number(request.params.file)))
  })

  function sendPages(reply: FastifyReply, pages: readonly SitemapPage[]): FastifyReply {
    if (!pages.length) return reply.code(404).send({ code: 'NOT_FOUND', message: 'The sitemap does not exist' })
    return sendXml(reply, writeSitemap(origin, pages))
  }
}

/** What lists ads, or counts them, changes all the time. */
const forAnHour = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'public, max-age=3600')

const sendXml = (reply: FastifyReply, xml: string): FastifyReply =>
  reply.type('application/xml; charset=utf-8').send(xml)
