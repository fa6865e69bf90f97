import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessTable, cookieOptions } from '../accounts/accessTable'
import { config } from '../config'
import type { OpenLink, RegisterLinks } from './RegisterLinks'

const { permitCookie, linkLife } = config.register

/** What a browser keeps of the link to a new password that was opened in it, out of reach of scripts, until the password is entered. */
export class PasswordPermit {
  constructor(private readonly links: RegisterLinks) {}

  /** The link that the request's browser opened, with its token; null without one, or when it is not good any more. */
  async read(request: FastifyRequest): Promise<(OpenLink & { token: string }) | null> {
    const token = request.cookies[permitCookie]
    const link = token ? await this.links.peek(token, 'password') : null
    return token && link ? { ...link, token } : null
  }

  /** Puts a link's token into the browser. */
  keep(reply: FastifyReply, token: string): void {
    reply.setCookie(permitCookie, token, {
      ...cookieOptions(reply),
      ...accessTable.passwordPermit.cookie,
      sameSite: 'strict',
      maxAge: linkLife.password / 1000,
    })
  }
}
