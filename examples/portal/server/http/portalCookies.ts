import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { config } from '../config'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether visitors reach the portal by https. */
    isPublicHttps: boolean
  }
}

/** A cookie of the portal: its name without the prefix that it has on https, and the path it is sent to. */
export interface PortalCookie {
  readonly name: string
  readonly path: string
}

/** Every cookie that the portal sets. */
export const portalCookies = {
  session: { name: config.session.cookie, path: '/' },
  registration: { name: config.registerFrame.cookie, path: '/' },
  passwordPermit: { name: config.register.permitCookie, path: '/register-login' },
  newAccountMark: { name: config.register.newAccountCookie, path: '/register-login' },
} satisfies Record<string, PortalCookie>

const personal = new WeakSet<FastifyRequest>()

/** Notes for all cookies of the application whether PUBLIC_URL is an https address. */
export function nameCookies(app: FastifyInstance, publicUrl: string | undefined): void {
  app.decorate('isPublicHttps', publicUrl !== undefined && new URL(publicUrl).protocol === 'https:')
}

/** The value of a cookie in the request. */
export function readCookie(request: FastifyRequest, cookie: PortalCookie): string | undefined {
  const value = request.cookies[nameOf(request, cookie)]
  if (value !== undefined) personal.add(request)
  return value
}

/** Sets a cookie, out of reach of scripts and of other sites. */
export function setCookie(
  reply: FastifyReply,
  cookie: PortalCookie,
  value: string,
  options: Pick<CookieSerializeOptions, 'maxAge' | 'sameSite'> = {},
): void {
  personal.add(reply.request)
  reply.setCookie(nameOf(reply.request, cookie), value, { ...optionsOf(reply, cookie), ...options })
}

/** Takes a cookie away, if the browser has it. */
export function clearCookie(reply: FastifyReply, cookie: PortalCookie): void {
  if (readCookie(reply.request, cookie) !== undefined)
    reply.clearCookie(nameOf(reply.request, cookie), optionsOf(reply, cookie))
}

/** Whether a cookie was read or set for the answer to a request, so that nobody else may get to see it. */
export function isPersonal(request: FastifyRequest): boolean {
  return personal.has(request)
}

/** On https the name has a prefix, by which browsers take the cookie from this very host and by https only, or, for one of another path, at least by https only. */
function nameOf({ server }: FastifyRequest, { name, path }: PortalCookie): string {
  if (!server.isPublicHttps) return name
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`
}

function optionsOf({ request }: FastifyReply, { path }: PortalCookie) {
  const secure = request.server.isPublicHttps || request.protocol === 'https'
  return { path, httpOnly: true, sameSite: 'lax', secure } as const
}
