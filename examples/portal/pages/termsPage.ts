import { html } from './html'
import { type PageParts, portalName } from './layout'

/**
 * Renders the short terms of use of the demo. People accept them in the form for name and address, and when they set
 * a password in the password layer. If mails stay in the outbox, the terms say that everybody can read them.
 */
export function termsPage(hasOutbox: boolean): PageParts {
  return {
    title: 'Nutzungsbedingungen',
    styles: ['magazine.css'],
    main: html`<div class="narrow">
      <header class="head">
        <h1>Nutzungsbedingungen</h1>
        <p>Kurz und auf Deutsch: was gilt, wenn Sie hier ein Konto haben.</p>
      </header>
      <section class="section">
        <h2>Ihr Konto</h2>
        <p>
          Ein Konto gehört einer Person. Ihr Passwort geben Sie nicht weiter. Wenn Sie Ihr Konto nicht mehr brauchen,
          genügt eine Nachricht an die Redaktion, und wir löschen es.
        </p>
      </section>
      <section class="section">
        <h2>Ihre Texte und Bilder</h2>
        <p>
          Was Sie hier veröffentlichen, bleibt Ihres. Veröffentlichen Sie nur, was Sie veröffentlichen dürfen, und
          nennen Sie bei jedem Bild die Urheberin oder den Urheber.
        </p>
      </section>
      <section class="section">
        <h2>Diese Demo</h2>
        <p>
          ${portalName} ist ein erfundenes Portal. Geben Sie hier nichts ein, was niemand sehen
          soll${hasOutbox && html`: Auch der <a href="/outbox">Postausgang</a> steht allen offen`}.
        </p>
      </section>
    </div>`,
  }
}
