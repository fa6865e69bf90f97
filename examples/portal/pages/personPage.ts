import type { Language } from '../server/registerLogin/LayerCall'
import { type OpenPersonQuestion, shownFields } from '../server/register/PersonQuestion'
import { languageQuery } from '../server/register/readRedirect'
import { html } from './html'
import type { PageParts } from './layout'

const german = {
  kicker: 'Ihr Konto',
  heading: 'Gehört dieser Eintrag zu Ihrem Konto?',
  before: 'Sie sind angemeldet als',
  after: 'Im Verzeichnis der Kulturschaffenden steht unter dieser E-Mail-Adresse:',
  yes: 'Ja, das bin ich',
  yesTo: 'gehört zu meinem Konto',
  none: 'Nein, nichts davon',
}

const english: typeof german = {
  kicker: 'Your account',
  heading: 'Does this entry belong to your account?',
  before: 'You are logged in as',
  after: 'Under this e-mail address, our directory lists:',
  yes: 'Yes, that is me',
  yesTo: 'belongs to my account',
  none: 'No, none of these',
}

const polish: typeof german = {
  kicker: 'Konto',
  heading: 'Czy ten wpis należy do Państwa konta?',
  before: 'Zalogowano jako',
  after: 'Pod tym adresem e-mail w naszym spisie figuruje:',
  yes: 'Tak, to ja',
  yesTo: 'należy do mojego konta',
  none: 'Nie, żaden z nich',
}

const texts: Readonly<Record<Language, typeof german>> = { de: german, en: english, pl: polish }

/**
 * Renders the page that asks which person of the register belongs to the account. It shows the account and each person.
 */
export function personPage({ account, persons }: OpenPersonQuestion, language: Language, next: string): PageParts {
  const words = texts[language]
  const field = html`<input type="hidden" name="next" value="${next}" /><input
      type="hidden"
      name="language"
      value="${languageQuery(language).language ?? ''}"
    />`
  return {
    title: words.heading,
    styles: ['magazine.css'],
    main: html`<div class="narrow" ${language !== 'de' && html`lang="${language}"`}>
      <header class="head">
        <p class="kicker">${words.kicker}</p>
        <h1>${words.heading}</h1>
        <p>${words.before} <b>${account}</b>. ${words.after}</p>
      </header>
      ${persons.map(person => {
        const { id, firstname, surname, city, email } = person
        return html`<form class="section" method="post" action="/register/person">
          ${field}<input type="hidden" name="person" value="${String(id)}" />
          <input type="hidden" name="shown" value="${shownFields(person)}" />
          <p><b>${firstname} ${surname}</b>${city !== '' && html`, ${city}`}, ${email}</p>
          <p class="buttons">
            <button class="primary" aria-label="${words.yes}: ${firstname} ${surname} ${words.yesTo} ${account}">
              ${words.yes}
            </button>
          </p>
        </form>`
      })}
      <form class="section" method="post" action="/register/person">
        ${field}<input type="hidden" name="person" value="none" />
        <p class="buttons"><button>${words.none}</button></p>
      </form>
    </div>`,
  }
}
