import { html } from './html';
import type { PageParts } from './PageParts';

interface Words {
  heading: string;
  text: string;
}

const unknown: Words = {
  heading: 'Das hat nicht geklappt',
  text: 'Bei uns ist etwas schiefgegangen. Der Fehler ist notiert. Versuchen Sie es in einigen Minuten noch einmal.',
};

const known: Record<number, Words> = {
  403: { heading: 'Das ist hier nicht erlaubt', text: 'Ändern kann einen Artikel nur, wer ihn geschrieben hat, und nur von den Seiten dieses Portals aus. Vielleicht sind Sie mit einem anderen Konto angemeldet, als Sie dachten.' },
  404: { heading: 'Diese Seite gibt es nicht', text: 'Vielleicht ist sie umgezogen, vielleicht hat sich ein Tippfehler in die Adresse geschlichen.' },
  429: { heading: 'Einen Augenblick bitte', text: 'Es kamen sehr viele Anfragen in kurzer Zeit. Warten Sie eine Minute und versuchen Sie es dann noch einmal.' },
  503: { heading: 'Einen Augenblick bitte', text: 'Das Portal hat gerade sehr viel zu tun oder kommt nicht an seine Daten. Versuchen Sie es gleich noch einmal.' },
};

/** What the portal shows instead of a page that it can't; `status` is the HTTP status of the answer. */
export function errorPage(status: number): PageParts {
  const isOurs = status >= 500;
  const { heading, text } = known[status] ?? (isOurs ? unknown : { heading: unknown.heading, text: 'Der Aufruf war so nicht verständlich. Gehen Sie zurück und versuchen Sie es noch einmal.' });
  return {
    title: heading,
    main: html`
    <header class="head">
      <p class="kicker">Fehler ${status}</p>
      <h1>${heading}</h1>
      <p>${text}</p>
    </header>
    <p class="buttons"><a class="button primary" href="/">Zum Magazin</a><a class="button" href="/events">Zu den Terminen</a></p>`,
  };
}
