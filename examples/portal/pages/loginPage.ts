import type { DemoAccount } from '../server/accounts/accountsTable'
import { html, type Markup } from './html'
import { type PageParts, portalName } from './layout'

/** State of the sign-in page after a failed attempt or a redirect. */
export interface LoginState {
  /** Path to continue with after signing in. */
  next: string
  account?: string
  /** Reason why the last attempt failed. */
  failure?: string
}

/** Renders the sign-in form; the demo also lists the seeded accounts with their passwords. */
export function loginPage(accounts: DemoAccount[], state: LoginState): PageParts {
  return {
    title: 'Anmelden',
    styles: ['magazine.css'],
    main: html` <header class="head">
        <h1>Anmelden</h1>
        <p>Wer für ${portalName} schreibt, bearbeitet hier Artikel und Bilder.</p>
      </header>
      <div class="login">
        <form method="post" action="/login">
          ${state.failure && html`<p class="note bad" role="alert">${state.failure}</p>`}
          <input type="hidden" name="next" value="${state.next}" />
          <p class="field">
            <label for="account">E-Mail-Adresse</label>
            <input id="account" name="account" type="email" autocomplete="username" required value="${state.account}" />
          </p>
          <p class="field">
            <label for="password">Passwort</label>
            <input id="password" name="password" type="password" autocomplete="current-password" required />
          </p>
          <button class="primary">Anmelden</button>
          <div class="no-account">
            <p class="soft" data-temporary="none">Noch kein Konto?</p>
            <p class="soft" data-temporary="there" hidden>
              Noch kein Konto? In diesem Browser haben Sie schon ein vorläufiges Konto. Nach der Anmeldung können Sie es
              übernehmen.
            </p>
            <p class="editor-buttons">
              <button type="button" data-foyer="register.login">Konto anlegen</button>
              <button type="button" data-foyer="register.open" data-foyer-options='{"name":"nameaddress"}'>
                Als Kulturschaffende eintragen
              </button>
              <button type="button" data-foyer="register.temporaryIntro" data-temporary="none">
                Erst einmal ohne Konto mitmachen
              </button>
              <button type="button" data-foyer="register.temporaryAccount" data-temporary="there" hidden>
                Vorläufiges Konto ändern
              </button>
            </p>
          </div>
        </form>
        ${accounts.length > 0 && demoAccounts(accounts, state.next)}
      </div>`,
  }
}

function demoAccounts(accounts: DemoAccount[], next: string): Markup {
  return html`<section class="demo" aria-labelledby="demo-accounts">
    <h2 id="demo-accounts">Demo-Zugänge</h2>
    <p>Dieses Portal ist ein Beispiel. Melden Sie sich mit einem dieser Zugänge an.</p>
    <ul>
      ${accounts.map(
        demo =>
          html` <li>
            <form method="post" action="/login">
              <input type="hidden" name="next" value="${next}" />
              <input type="hidden" name="account" value="${demo.account}" />
              <input type="hidden" name="password" value="${demo.password}" />
              <button>
                <span class="demo-name"
                  ><b>Als ${demo.firstname} ${demo.surname} anmelden</b><span>${demo.account}</span
                  ><span>Passwort: <code>${demo.password}</code></span></span
                >
              </button>
            </form>
          </li>`,
      )}
    </ul>
  </section>`
}
