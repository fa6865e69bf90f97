import type { StoredMail } from '../server/mail/MailService'
import { html, type Markup } from './html'
import type { PageParts } from './layout'

const when = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Berlin' })
const address = /https?:\/\/[^\s<>"]+/g

/**
 * Renders the demo's outbox: the latest mails that a real portal would have sent, newest first, with links to click.
 */
export function outboxPage(mails: StoredMail[]): PageParts {
  return {
    title: 'Postausgang',
    styles: ['magazine.css', 'outbox.css'],
    main: html`<div class="narrow">
      <header class="head">
        <p class="kicker">Nur in der Demo</p>
        <h1>Postausgang</h1>
        <p>Dieses Portal verschickt keine E-Mails, sondern zeigt sie hier, die neueste zuerst.</p>
      </header>
      ${mails.length === 0 && html`<p class="note">Noch gibt es keine E-Mail.</p>`}
      ${mails.map(
        mail =>
          html`<article class="mail" aria-labelledby="mail-${mail.id}" data-to="${mail.to}">
            <header>
              <h2 id="mail-${mail.id}">${mail.subject}</h2>
              <p class="soft">
                An ${mail.to} · <time datetime="${mail.sent.toISOString()}">${when.format(mail.sent)}</time>
              </p>
            </header>
            <div class="mail-text">${linked(mail.text)}</div>
            <details>
              <summary>Quelltext</summary>
              <pre tabindex="0">${mail.source}</pre>
            </details>
          </article> `,
      )}
    </div>`,
  }
}

function linked(text: string): Markup[] {
  const pieces = text.split(address)
  const links = text.match(address) ?? []
  return pieces.map(
    (piece, index) => html`${piece}${links[index] && html`<a href="${links[index]}">${links[index]}</a>`}`,
  )
}
