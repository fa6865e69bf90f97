import type { Language } from '../server/registerLogin/LayerCall'
import { html } from './html'
import type { PageParts } from './layout'

const german = {
  kicker: 'Ihr Konto',
  heading: 'Nur noch ein Klick',
  before: 'Bestätigen Sie, dass',
  after: 'Ihre E-Mail-Adresse ist. Danach sind Sie angemeldet.',
  confirm: 'E-Mail-Adresse bestätigen',
  later: 'Jetzt nicht',
  elsewhere:
    'Ihre E-Mail-Adresse ist. Danach wählen Sie ein Passwort, weil das Konto in einem anderen Browser angelegt wurde.',
  current: 'Gerade sind Sie angemeldet als',
  leaves: 'Wenn Sie bestätigen, werden Sie aus diesem Konto abgemeldet.',
}

const english: typeof german = {
  kicker: 'Your account',
  heading: 'Just one more click',
  before: 'Please confirm that',
  after: 'is your e-mail address. After that you are logged in.',
  confirm: 'Confirm e-mail address',
  later: 'Not now',
  elsewhere: 'is your e-mail address. Then you choose a password, because the account was created in another browser.',
  current: 'You are logged in as',
  leaves: 'If you confirm, you are logged out of that account.',
}

const polish: typeof german = {
  kicker: 'Konto',
  heading: 'Jeszcze tylko jedno kliknięcie',
  before: 'Proszę potwierdzić, że',
  after: 'to właściwy adres e-mail. Potem nastąpi zalogowanie.',
  confirm: 'Potwierdź adres e-mail',
  later: 'Nie teraz',
  elsewhere: 'to właściwy adres e-mail. Potem trzeba wybrać hasło, ponieważ konto założono w innej przeglądarce.',
  current: 'Teraz zalogowano jako',
  leaves: 'Potwierdzenie spowoduje wylogowanie.',
}

const texts: Readonly<Record<Language, typeof german>> = { de: german, en: english, pl: polish }

/**
 * Renders the page of a confirmation mail's link: one click confirms. Names the current account, if there is one. The
 * click sends a POST, because mail programs open links on their own.
 */
export function confirmPage(
  token: string,
  { account, isOwnBrowser, current }: { account: string; isOwnBrowser: boolean; current: string | undefined },
  language: Language,
): PageParts {
  const words = texts[language]
  return {
    title: words.heading,
    styles: ['magazine.css'],
    main: html`<div class="narrow" ${language !== 'de' && html`lang="${language}"`}>
      <header class="head">
        <p class="kicker">${words.kicker}</p>
        <h1>${words.heading}</h1>
        <p>${words.before} <b>${account}</b> ${isOwnBrowser ? words.after : words.elsewhere}</p>
        ${current !== undefined && html`<p>${words.current} <b>${current}</b>. ${words.leaves}</p>`}
      </header>
      <form method="post" action="/register-login/confirm">
        <input type="hidden" name="token" value="${token}" />
        <p class="buttons">
          <button class="primary">${words.confirm}</button><a class="button quiet" href="/">${words.later}</a>
        </p>
      </form>
    </div>`,
  }
}
