import type { Film } from '../server/films/Film';
import { captionLine } from './captionLine';
import { html } from './html';
import type { PageParts } from './PageParts';
import { pictureAddress } from './pictureAddress';

const boxWidth = 1600;
const boxHeight = 900;

/** A film: as a video on the player's page, or with its details at the film school. The demo has a still instead of the video. */
export function filmPage(film: Film, kind: 'player' | 'film'): PageParts {
  const { title, year, minutes, about, makers, picture } = film;
  return {
    title,
    styles: ['magazine.css', 'films.css'],
    main: html`
    <article class="film">
      <header class="story-head">
        <p class="kicker">${kind === 'player' ? 'Mediathek' : 'Filmschule'}</p>
        <h1>${title}</h1>
        <p class="byline">${year} · ${minutes} Minuten · ${makers.map((maker, index) => html`${index > 0 && ', '}${maker.id === null ? maker.name : html`<a href="/creator/${maker.id}">${maker.name}</a>`}`)}</p>
      </header>
      <figure class="screen">
        ${picture && html`<img src="${pictureAddress(picture.uri, boxWidth, boxHeight, 'cropOut')}" width="${boxWidth}" height="${boxHeight}" alt="Standbild aus „${title}“">`}
        ${picture && captionLine('In der Demo steht hier ein Standbild statt des Films.', picture.copyright === '' ? '' : `© ${picture.copyright.replace(/^\s*(©|\(c\))\s*/i, '')}`)}
      </figure>
      <div class="story"><p>${about}</p></div>
    </article>
    <p class="story-end"><a href="/">Zurück zum Magazin</a></p>`,
  };
}
