import type { FastifyInstance } from 'fastify';
import type { PortalServices } from '../server/services';
import { creatorPage } from './creatorPage';
import { fieldText } from './fieldText';
import { filmPage } from './filmPage';
import type { PageSender } from './pageSender';

const filmId = /^[1-9]\d{0,8}$/;

/** Where the links of the doublet window lead: player, film school and the creators' own pages. */
export function registerFilmPages(pages: FastifyInstance, services: PortalServices, send: PageSender): void {
  const { films } = services;
  pages.get('/player', async (request, reply) => {
    const id = fieldText(request.query, 'film6');
    const film = filmId.test(id) ? await films.film('film6', Number(id)) : null;
    return film === null ? send.failure(request, reply, 404) : send(request, reply, filmPage(film, 'player'));
  });
  pages.get<{ Params: { id: string } }>('/film/:id', async (request, reply) => {
    const film = filmId.test(request.params.id) ? await films.film('film5', Number(request.params.id)) : null;
    return film === null ? send.failure(request, reply, 404) : send(request, reply, filmPage(film, 'film'));
  });
  pages.get<{ Params: { id: string } }>('/creator/:id', async (request, reply) => {
    const found = filmId.test(request.params.id) ? await films.creator(Number(request.params.id)) : null;
    return found === null ? send.failure(request, reply, 404) : send(request, reply, creatorPage(found.creator, found.videos, found.films));
  });
}
