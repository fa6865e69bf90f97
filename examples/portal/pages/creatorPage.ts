import type { Creator, Film } from '../server/films/FilmService'
import { coverPicture } from './articlePage'
import { html, type Markup } from './html'
import type { PageParts } from './layout'
import { captionLine, pictureAddress } from './pictureTile'

/** Renders the page of a creator with videos and films. */
export function creatorPage(creator: Creator, videos: Film[], films: Film[]): PageParts {
  return {
    title: creator.name,
    styles: ['magazine.css', 'films.css'],
    main: html` <header class="head">
        <p class="kicker">Kulturschaffende</p>
        <h1>${creator.name}</h1>
        <p>${[creator.about, creator.city].filter(part => part !== '').join(' · ')}</p>
      </header>
      ${videos.length + films.length === 0 && html`<p>Noch ist hier kein Film zu sehen.</p>`}
      ${videos.length > 0 && shelf('Videos in der Mediathek', videos, film => `/player?film6=${film.id}`)}
      ${films.length > 0 && shelf('Filme der Filmschule', films, film => `/film/${film.id}`)}`,
  }
}

function shelf(heading: string, films: Film[], address: (film: Film) => string): Markup {
  return html`<section class="section">
    <h2>${heading}</h2>
    <ul class="shelf">
      ${films.map(
        film =>
          html` <li class="shelf-card teaser">
            <a href="${address(film)}" tabindex="-1" aria-hidden="true"
              >${coverPicture(film.picture, '(max-width: 599px) 100vw, 370px')}</a
            >
            <h3><a href="${address(film)}">${film.title}</a></h3>
            <p>${film.year} · ${film.minutes} Minuten</p>
          </li>`,
      )}
    </ul>
  </section> `
}

const boxWidth = 1600
const boxHeight = 900

/**
 * Renders the page of a film: `player` for one of the media library, `film` for one of the film school. The demo shows
 * a still instead of the film.
 */
export function filmPage(film: Film, kind: 'player' | 'film'): PageParts {
  const { title, year, minutes, about, makers, picture } = film
  return {
    title,
    styles: ['magazine.css', 'films.css'],
    main: html` <article class="film">
        <header class="story-head">
          <p class="kicker">${kind === 'player' ? 'Mediathek' : 'Filmschule'}</p>
          <h1>${title}</h1>
          <p class="byline">
            ${year} · ${minutes} Minuten ·
            ${makers.map((maker, index) => html`${index > 0 && ', '}${maker.id === null ? maker.name : html`<a href="/creator/${maker.id}">${maker.name}</a>`}`)}
          </p>
        </header>
        <figure class="screen">
          ${picture && html`<img src="${pictureAddress(picture.uri, boxWidth, boxHeight, 'cropOut')}" width="${boxWidth}" height="${boxHeight}" alt="Standbild aus „${title}“" />`}
          ${picture && captionLine('In der Demo steht hier ein Standbild statt des Films.', picture.copyright === '' ? '' : `© ${picture.copyright.replace(/^\s*(©|\(c\))\s*/i, '')}`)}
        </figure>
        <div class="story"><p>${about}</p></div>
      </article>
      <p class="story-end"><a href="/">Zurück zum Magazin</a></p>`,
  }
}
