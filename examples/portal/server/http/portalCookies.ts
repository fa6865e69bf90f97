import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { config } from '../config'
import { isHttps } from './bareHeaders'

declare module 'fastify' {
  interface FastifyInstance {
    /** True when visitors reach the portal by https. */
    isPublicHttps: boolean
  }
}

/** A cookie of the portal: its name without the prefix used on https. */
export interface PortalCookie {
  readonly name: string
}

/**
 * Every cookie that the portal sets. All have the path `/`. Otherwise a log-in or log-out at another path would not get
 * the cookie, and could not remove it.
 */
export const portalCookies = {
  session: { name: config.session.cookie },
  registration: { name: config.registerFrame.cookie },
  passwordPermit: { name: config.register.permitCookie },
  newAccountMark: { name: config.register.newAccountCookie },
} satisfies Record<string, PortalCookie>

const personal = new WeakSet<FastifyRequest>()

/** Sets `isPublicHttps` of the application, because the cookies' names depend on it. */
export function nameCookies(app: FastifyInstance, publicUrl: string | undefined): void {
  app.decorate('isPublicHttps', isHttps(publicUrl))
}

/** Returns the value of a cookie in the request. */
export function readCookie(request: FastifyRequest, cookie: PortalCookie): string | undefined {
  const value = request.cookies[nameOf(request, cookie)]
  if (value !== undefined) personal.add(request)
  return value
}

/** Sets a cookie that scripts can't read and that browsers don't send with the forms of other sites. */
export function setCookie(
  reply: FastifyReply,
  cookie: PortalCookie,
  value: string,
  options: Pick<CookieSerializeOptions, 'maxAge' | 'sameSite'> = {},
): void {
  personal.add(reply.request)
  reply.setCookie(nameOf(reply.request, cookie), value, { ...optionsOf(reply), ...options })
}

/** Removes a cookie, if the browser has it. */
export function clearCookie(reply: FastifyReply, cookie: PortalCookie): void {
  if (readCookie(reply.request, cookie) !== undefined)
    reply.clearCookie(nameOf(reply.request, cookie), optionsOf(reply))
}

/** True when a cookie was read or set for this response. Then no cache may store the response. */
export function isPersonal(request: FastifyRequest): boolean {
  return personal.has(request)
}

/**
 * Returns the name of a cookie. On https it has a prefix; browsers then accept the cookie only from this host and over
 * https.
 */
function nameOf({ server }: FastifyRequest, { name }: PortalCookie): string {
  return server.isPublicHttps ? `__Host-${name}` : name
}

function optionsOf({ request }: FastifyReply) {
  const secure = request.server.isPublicHttps || request.protocol === 'https'
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
}
