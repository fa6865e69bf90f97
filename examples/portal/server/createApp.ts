import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import { addressRoutes } from './addresses/addressRoutes'
import { citiesRoute } from './cities/citiesRoute'
import { blogRoutes } from './blog/blogRoutes'
import { editorRoutes } from './editor/editorRoutes'
import { eventsRoutes } from './events/eventsRoutes'
import { geocoderRoute } from './geocoder/geocoderRoute'
import { healthRoutes, type Readiness } from './health/healthRoutes'
import { bareHeaders } from './http/bareHeaders'
import { createHttpServer } from './http/createHttpServer'
import { refuseForeignHosts } from './http/refuseForeignHosts'
import { handleErrors } from './http/handleErrors'
import { refuseUnparsable } from './http/refuseUnparsable'
import { answerUnreadable } from './http/RequestError'
import { formBody, jsonBody } from './http/formBody'
import { limitBodies } from './http/limitBodies'
import { parseQuery, refuseUnreadableQueries } from './http/parseQuery'
import { libraryFiles } from './http/libraryFiles'
import { refuseCrossSite } from './http/isOwnRequest'
import { requestId } from './http/requestLanguage'
import { nameCookies } from './http/portalCookies'
import { securityHeaders } from './http/securityHeaders'
import { queueRequests } from './http/queueRequests'
import { limitKeyedWrites } from './idempotency/keyedWrite'
import { imageRoute } from './imageService/imageRoute'
import { labelsRoutes } from './labels/labelsRoutes'
import { nameRequests } from './log/log'
import { observeRequests } from './metrics/observeRequests'
import { picturesRoutes } from './pictures/picturesRoutes'
import type { PortalOptions } from './PortalOptions'
import type { PortalParts } from './Portal'
import { registerLoginRoutes } from './registerLogin/registerLoginRoutes'
import { registerRoutes } from './register/registerRoutes'
import { seriesRoutes } from './series/seriesRoutes'
import { mediaRoutes } from './storage/mediaRoutes'
import { frameTemplateRoute, templateRoutes } from './templates/templateRoutes'
import { temporaryAccountRoutes } from './temporaryAccounts/temporaryAccountRoutes'
import { uploadRoute } from './upload/uploadRoute'

/** Creates the portal's HTTP application without its pages. */
export async function createApp(
  parts: PortalParts,
  readiness: Readiness,
  { libraryDir, trustProxy }: Pick<PortalOptions, 'libraryDir' | 'trustProxy'>,
): Promise<FastifyInstance> {
  const app = fastify({
    serverFactory: handle => createHttpServer(handle, bareHeaders(parts.publicUrl)),
    genReqId: requestId,
    requestIdHeader: false,
    ...(trustProxy && { trustProxy }),
    frameworkErrors: answerUnreadable,
    clientErrorHandler: refuseUnparsable(parts.publicUrl),
    routerOptions: { querystringParser: parseQuery },
  })
  nameRequests(app)
  handleErrors(app, parts.officeMail)
  observeRequests(app)
  nameCookies(app, parts.publicUrl)
  await securityHeaders(app)
  refuseForeignHosts(app, parts.publicUrl)
  refuseCrossSite(app)
  refuseUnreadableQueries(app)
  await app.register(cookie)
  limitBodies(app, parts.accounts)
  queueRequests(app)
  limitKeyedWrites(app, parts.attempts)
  await formBody(app)
  jsonBody(app)
  await app.register(multipart, { throwFileSizeLimit: false })
  await libraryFiles(app, libraryDir)
  healthRoutes(app, readiness)
  templateRoutes(app)
  frameTemplateRoute(app)
  labelsRoutes(app, parts)
  uploadRoute(app, parts)
  picturesRoutes(app, parts)
  seriesRoutes(app, parts)
  registerLoginRoutes(app, parts)
  registerRoutes(app, parts)
  citiesRoute(app, parts)
  temporaryAccountRoutes(app, parts)
  editorRoutes(app, parts)
  blogRoutes(app, parts)
  eventsRoutes(app, parts)
  addressRoutes(app, parts)
  geocoderRoute(app, parts)
  mediaRoutes(app, parts.storage, parts.images)
  imageRoute(app, parts.images)
  return app
}
