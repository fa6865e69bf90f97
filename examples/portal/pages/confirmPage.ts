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
}

const english: typeof german = {
  kicker: 'Your account',
  heading: 'Just one click',
  before: 'Please confirm that',
  after: 'is your e-mail address. After that you are logged in.',
  confirm: 'Confirm e-mail address',
  later: 'Not now',
}

const polish: typeof german = {
  kicker: 'Konto',
  heading: 'Jeszcze tylko jedno kliknięcie',
  before: 'Proszę potwierdzić, że',
  after: 'to właściwy adres e-mail. Potem nastąpi zalogowanie.',
  confirm: 'Potwierdź adres e-mail',
  later: 'Nie teraz',
}

const texts: Readonly<Record<Language, typeof german>> = { de: german, en: english, pl: polish }

/** Where the link of a confirmation mail leads: one click confirms. The click is a post, because mail programs open links on their own. */
export function confirmPage(token: string, account: string, language: Language): PageParts {
  const words = texts[language]
  return {
    title: words.heading,
    styles: ['magazine.css'],
    main: html`<div class="narrow" ${language !== 'de' && html`lang="${language}"`}>
      <header class="head">
        <p class="kicker">${words.kicker}</p>
        <h1>${words.heading}</h1>
        <p>${words.before} <b>${account}</b> ${words.after}</p>
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
