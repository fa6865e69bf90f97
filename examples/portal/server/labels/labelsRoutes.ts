import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { config } from '../config'
import { isOwnCall } from '../http/isOwnRequest'
import { textUpTo, textList } from '../http/fieldSchemas'
import { readFields } from '../http/readFields'
import { RequestError } from '../http/RequestError'
import type { PortalParts } from '../Portal'
import { LabelStore } from './LabelStore'

const labelList = v.optional(textList({ entries: config.labels.perRequest, length: config.labels.length }), () => ({}))
const labelsQuery = {
  language: v.optional(textUpTo(20), ''),
  projects: v.optional(textList({ entries: 20, length: 100 }), () => ({})),
  labels: labelList,
  bricks: labelList,
  createNewLabels: v.optional(v.unknown()),
}

/**
 * Serves the translation calls of the contract (image-library 7, events 7.2). They need no sign-in, except storing new
 * labels.
 */
export function labelsRoutes(app: FastifyInstance, { db, accounts }: PortalParts): void {
  const store = new LabelStore(db)

  /**
   * Returns the texts of the labels in the query's field `name`. Stores missing labels if the query asks for it and the
   * sender is signed in.
   */
  const answerTexts = async (request: FastifyRequest, name: 'labels' | 'bricks') => {
    const query = readFields(labelsQuery, request.query)
    const { language: locale } = query
    const labels = [...new Set(query[name])]
    const languages = await store.languages()
    if (!languages.some(language => language.locale === locale)) {
      throw new RequestError(
        400,
        `The parameter language must be one of ${languages.map(language => language.locale).join(', ')}.`,
      )
    }
    const texts = await store.texts(locale, labels)
    const missing = labels.filter(label => label !== '' && !texts.has(label))
    // A GET that writes: only for scripts of own pages, and only with an account.
    if (query.createNewLabels !== undefined && isOwnCall(request) && (await accounts.current(request)))
      await store.note(missing, query.projects.join(','))
    return Object.fromEntries(texts)
  }

  app.get('/module/lib/framework/getMlBricks.php', request => answerTexts(request, 'labels'))
  app.get('/event/api/ml', request => answerTexts(request, 'bricks'))

  app.get('/module/lib/framework/getMlLanguages.php', async () =>
    (await store.languages()).map(({ id, locale, name }) => ({ locale, name, id })),
  )

  app.get('/pix/languages', async () =>
    (await store.languages()).map(({ id, locale, name }) => ({ Id: id, Locale: locale, Name: name })),
  )
}
