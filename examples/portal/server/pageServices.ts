import type { DemoAccount } from './accounts/accountsTable'
import { ArticleStore } from './articles/ArticleStore'
import { BlogStore } from './blog/BlogStore'
import { config } from './config'
import { EditorService } from './editor/EditorService'
import { EventStore } from './events/EventStore'
import { FilmService } from './films/FilmService'
import { cspNonce } from './http/securityHeaders'
import type { PortalParts } from './Portal'
import { OtherAccount } from './register/OtherAccount'
import { PersonQuestion } from './register/PersonQuestion'
import { LinkVisits } from './registerLogin/LinkVisits'
import type { PortalServices } from './services'
import { StageService } from './stage/StageService'
import { VoucherStore } from './vouchers/VoucherStore'

/** Makes the services of the pages from the portal's parts. */
export function pageServices(
  { db, accounts, mail, pictures }: PortalParts,
  demoAccounts: DemoAccount[],
): PortalServices {
  const vouchers = new VoucherStore(db)
  return {
    session: request => accounts.current(request),
    sessionMark: request => accounts.mark(request),
    signIn: (reply, account, password) => accounts.signIn(reply, account, password),
    signOut: (request, reply) => accounts.signOut(request, reply),
    listSessions: request => accounts.listSessions(request),
    signOutElsewhere: reply => accounts.signOutElsewhere(reply),
    cspNonce,
    demoAccounts: () => demoAccounts,
    roles: accountId => vouchers.rolesOf(accountId),
    mail,
    links: new LinkVisits({ db, accounts }),
    otherAccount: new OtherAccount({ db, accounts }),
    personQuestion: new PersonQuestion({ db, accounts }),
    editor: new EditorService(db),
    blog: new BlogStore(db),
    films: new FilmService(db),
    articles: new ArticleStore(db),
    events: new EventStore(db),
    stage: new StageService(db),
    pictures: {
      listBy: (accountId, limit = config.list.defaultLimit) =>
        pictures.listBy(accountId, Math.min(limit, config.list.maxLimit)),
    },
  }
}
