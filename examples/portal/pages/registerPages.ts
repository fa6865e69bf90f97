import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { namedLanguage } from '../server/register/readRedirect'
import type { PortalServices } from '../server/services'
import { answerPageErrors, pageSender } from './pageSender'
import { fieldText } from './fieldText'
import { frontPage } from './frontPage'
import { pageNumber } from './pageLinks'
import { pixPage } from './pixPage'
import { playgroundPage } from './playgroundPage'
import { profilePage } from './profilePage'
import { registerArticlePages, registerBlogPage } from './registerArticlePages'
import { registerEditorPages } from './registerEditorPages'
import { registerEventPages } from './registerEventPages'
import { registerStagePages } from './registerStagePages'
import { registerFilmPages, registerLinkPages } from './registerFilmPages'
import {
  registerElsewherePage,
  registerOtherAccountPages,
  registerOutboxPage,
  registerPersonPages,
  registerSessionPages,
} from './registerSessionPages'
import { termsPage } from './termsPage'

/** Registers the portal's pages, their static files under /static/, and an error page for missing addresses. */
export function registerPages(app: FastifyInstance, services: PortalServices): void {
  app.register(async pages => {
    const send = pageSender(services)
    answerPageErrors(pages, services)
    await pages.register(staticFiles, {
      root: fileURLToPath(new URL('static/', import.meta.url)),
      prefix: '/static/',
      index: false,
      dotfiles: 'ignore',
      decorateReply: false,
      cacheControl: false,
      setHeaders(response, path) {
        if (path.endsWith('.svg')) response.header('Content-Type', 'image/svg+xml; charset=utf-8')
      },
    })

    pages.get('/', async (request, reply) => {
      const [articles, events, account] = await Promise.all([
        services.articles.list(13),
        services.events.list(6),
        services.session(request),
      ])
      const [demo] = account === null ? services.demoAccounts() : []
      return send(request, reply, frontPage(articles, events, demo))
    })
    pages.get('/profile', async (request, reply) => {
      const account = await services.session(request)
      if (account === null) return reply.redirect('/login?next=/profile')
      const page = pageNumber(request.query)
      const [written, pictures, roles, sessions] = await Promise.all([
        services.articles.listBy(account.Id, page),
        services.pictures.listBy(account.Id, 6),
        services.roles(account.Id),
        services.listSessions(request),
      ])
      // An old link may lead to a page that no longer exists, because the list has become shorter.
      if (page > 1 && written.articles.length === 0) return reply.redirect('/profile')
      return send(request, reply, profilePage({ account, roles, sessions }, { ...written, page }, pictures))
    })
    pages.get('/pix', async (request, reply) => {
      const account = await services.session(request)
      return send(request, reply, pixPage(account !== null))
    })
    pages.get('/terms', async (request, reply) => send(request, reply, termsPage(services.mail.storesMails)))
    pages.get('/playground', async (request, reply) => {
      const account = await services.session(request)
      const [picture] = account === null ? [] : await services.pictures.listBy(account.Id, 1)
      const { articles } = account === null ? { articles: [] } : await services.articles.listBy(account.Id)
      const article = articles.find(({ isDraft }) => !isDraft) ?? articles[0]
      const isEnglish = namedLanguage(fieldText(request.query, 'language')) === 'en'
      const language = isEnglish ? 'en' : 'de'
      return send(request, reply, playgroundPage(language, account !== null, picture?.Id, article?.Id))
    })
    registerArticlePages(pages, services, send)
    registerSessionPages(pages, services, send)
    registerElsewherePage(pages, services)
    registerOtherAccountPages(pages, services, send)
    registerPersonPages(pages, services, send)
    registerLinkPages(pages, services, send)
    registerBlogPage(pages, services, send)
    registerEditorPages(pages, services)
    registerEventPages(pages, services, send)
    registerStagePages(pages, services)
    registerFilmPages(pages, services, send)
    registerOutboxPage(pages, services, send)
  })
}
