import type { Creator } from '../server/films/Creator';
import type { Film } from '../server/films/Film';
import { coverPicture } from './coverPicture';
import { html } from './html';
import type { Markup } from './Markup';
import type { PageParts } from './PageParts';

/** Who makes culture, and what: videos and films. */
export function creatorPage(creator: Creator, videos: Film[], films: Film[]): PageParts {
  return {
    title: creator.name,
    styles: ['magazine.css', 'films.css'],
    main: html`
    <header class="head">
      <p class="kicker">Kulturschaffende</p>
      <h1>${creator.name}</h1>
      <p>${[creator.about, creator.city].filter((part) => part !== '').join(' · ')}</p>
    </header>
    ${videos.length + films.length === 0 && html`<p>Noch ist hier kein Film zu sehen.</p>`}
    ${videos.length > 0 && shelf('Videos in der Mediathek', videos, (film) => `/player?film6=${film.id}`)}
    ${films.length > 0 && shelf('Filme der Filmschule', films, (film) => `/film/${film.id}`)}`,
  };
}

function shelf(heading: string, films: Film[], address: (film: Film) => string): Markup {
  return html`<section class="section">
      <h2>${heading}</h2>
      <ul class="shelf">${films.map(
        (film) => html`
        <li class="shelf-card teaser">
          <a href="${address(film)}" tabindex="-1" aria-hidden="true">${coverPicture(film.picture, '(max-width: 599px) 100vw, 370px')}</a>
          <h3><a href="${address(film)}">${film.title}</a></h3>
          <p>${film.year} · ${film.minutes} Minuten</p>
        </li>`,
      )}
      </ul>
    </section>
    `;
}
