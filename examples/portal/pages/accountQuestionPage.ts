import type { Language } from '../server/registerLogin/LayerCall'
import { html } from './html'
import type { PageParts } from './layout'

const german = {
  kicker: 'Ihr Konto',
  heading: 'Welches Konto ist gemeint?',
  signedIn: 'Sie sind angemeldet als',
  link: 'Der Link aus der E-Mail gehört zu einem anderen Konto:',
  change: 'Abmelden und ein Passwort setzen für',
  stay: 'Angemeldet bleiben als',
}

const english: typeof german = {
  kicker: 'Your account',
  heading: 'Which account do you mean?',
  signedIn: 'You are logged in as',
  link: 'The link in the e-mail belongs to another account:',
  change: 'Log out and set a password for',
  stay: 'Stay logged in as',
}

const polish: typeof german = {
  kicker: 'Konto',
  heading: 'O które konto chodzi?',
  signedIn: 'Zalogowano jako',
  link: 'Link z wiadomości należy do innego konta:',
  change: 'Wyloguj i ustaw hasło dla konta',
  stay: 'Pozostań zalogowany jako',
}

const texts: Readonly<Record<Language, typeof german>> = { de: german, en: english, pl: polish }

/** The two accounts to choose from: the current one and that of a mailed link. */
export interface AccountQuestion {
  current: string
  other: string
}

/**
 * Renders the page that asks which account to use after a signed-in person opened another account's mailed link.
 * `token` is the link's token, if the form must send it.
 */
export function accountQuestionPage(
  { current, other }: AccountQuestion,
  { action, token, language }: { action: string; token: string; language: Language },
): PageParts {
  const words = texts[language]
  return {
    title: words.heading,
    styles: ['magazine.css'],
    main: html`<div class="narrow" ${language !== 'de' && html`lang="${language}"`}>
      <header class="head">
        <p class="kicker">${words.kicker}</p>
        <h1>${words.heading}</h1>
        <p>${words.signedIn} <b>${current}</b>. ${words.link} <b>${other}</b>.</p>
      </header>
      <form method="post" action="${action}">
        <input type="hidden" name="token" value="${token}" />
        <p class="buttons">
          <a class="button primary" href="/">${words.stay} ${current}</a><button>${words.change} ${other}</button>
        </p>
      </form>
    </div>`,
  }
}
