import { html } from './html';
import type { PageParts } from './PageParts';

/** The playground: every call of the library with its code and a button; the rows come from `static/playgroundCalls.js`. */
export function playgroundPage(isSignedIn: boolean, pictureId: number | undefined, articleId: number | undefined): PageParts {
  return {
    title: 'Playground',
    styles: ['playground.css'],
    scripts: ['playgroundCalls.js', 'playground.js'],
    main: html`
    <header class="head">
      <h1>Playground</h1>
      <p>Jeder Aufruf der Bibliothek mit seinem Code. „Ausführen“ startet genau die Zeilen, die darüber stehen; das Ergebnis erscheint darunter.</p>
    </header>
    ${!isSignedIn && html`<p class="note">Sie sind nicht angemeldet. Die meisten Aufrufe brauchen ein Konto: <a href="/login?next=/playground">jetzt anmelden</a>.</p>`}
    <div class="playground-layout">
      <nav id="playground-groups" class="playground-groups" aria-label="Aufrufe"></nav>
      <div>
        <p class="picture-id"><label for="picture-id">Bild-Id für die Aufrufe, die eine brauchen</label>
          <input id="picture-id" inputmode="numeric" autocomplete="off" value="${pictureId ?? ''}"></p>
        <p class="picture-id"><label for="article-id">Id eines eigenen Artikels, für Editor und Blog</label>
          <input id="article-id" inputmode="numeric" autocomplete="off" value="${articleId ?? ''}"></p>
        <div id="playground"></div>
      </div>
    </div>
    <noscript><p class="note bad">Der Playground braucht JavaScript.</p></noscript>`,
  };
}
