import type { FastifyReply, FastifyRequest } from 'fastify'
import { config } from '../config'
import { portalCookies, readCookie, setCookie } from '../http/portalCookies'
import type { OpenLink, RegisterLinks } from './RegisterLinks'

const { linkLife } = config.register

/** Reads and sets the cookie that lets a browser set a new password after a mailed link was opened in it. Scripts cannot read the cookie. */
export class PasswordPermit {
  constructor(private readonly links: RegisterLinks) {}

  /** Returns the link that the request's browser has opened, with its token; null without one, or if it is no longer valid. */
  async read(request: FastifyRequest): Promise<(OpenLink & { token: string }) | null> {
    const token = readCookie(request, portalCookies.passwordPermit)
    const link = token ? await this.links.peek(token, 'password') : null
    return token && link ? { ...link, token } : null
  }

  /** Stores a link's token in the browser. */
  keep(reply: FastifyReply, token: string): void {
    setCookie(reply, portalCookies.passwordPermit, token, { sameSite: 'strict', maxAge: linkLife.password / 1000 })
  }
}
