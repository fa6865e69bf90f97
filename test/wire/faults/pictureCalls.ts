import { File as NodeFile } from 'node:buffer'
import type { Picture } from '../../../examples/portal/server/pictures/Picture'
import type { Series } from '../../../examples/portal/server/series/seriesTable'
import { fetchDescriptionLanguages } from '../../../src/pix/descriptions/descriptionLanguageWire'
import {
  deletePicture,
  fetchPicture,
  fetchPictures,
  fetchPicturesByIds,
  updatePicture,
} from '../../../src/pix/picture/pictureWire'
import { changeSeriesPictures, fetchSeries, fetchSeriesPictures } from '../../../src/pix/series/seriesWire'
import { createSeries, deleteSeries, renameSeries } from '../../../src/pix/seriesMeta/seriesMetaWire'
import { postPictures } from '../../../src/pix/upload/uploadWire'
import { fetchLanguages } from '../../../src/language/languageWire'
import { fetchLabels } from '../../../src/labels/translationWire'
import type { PortalClient } from '../../support/portalClient'
import { seededAccount } from '../../support/seededAccount'
import { sentPicture } from './sentPicture'
import type { CallPlace, ContractCall } from './ContractCall'
import { ANY_ANSWER } from './wireFaults'

const author = { reading: 'pix', account: seededAccount.author } as const
const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>
const count = async (is: Promise<boolean>) => ((await is) ? 1 : 0)

const firstId = async ({ author: client }: CallPlace) =>
  (await json<Picture[]>(client.get('/pix/pictures/by/1001?limit=1&from=3')))[0]!.Id
const titled = async (client: PortalClient, title: string) =>
  (await json<Picture[]>(client.get(`/pix/pictures/by/1001?limit=1000&filter=${encodeURIComponent(title)}`))).filter(
    ({ Title }) => Title === title,
  ).length
const seriesTitled = async (client: PortalClient, title: string) =>
  (await json<Series[]>(client.get('/pix/series/by/1001?from=0'))).filter(({ Title }) => Title === title)
const newSeries = async ({ author: client, number }: CallPlace) =>
  json<Series>(client.post('/pix/series', { Title: `Leer ${number}`, method: 'POST', account: '1001' }))
const contents = async (client: PortalClient, series: number) =>
  (await json<Picture[]>(client.get(`/pix/series/${series}/pictures?from=0&limit=36`))).map(({ Id }) => Id)

/** Faults that count as a valid response, because embedded texts replace those that can't be read. */
const NO_TEXTS = ['JSON of another shape', 'wrong types', 'an empty response']

/** The calls of the picture library. */
export const pictureCalls: readonly ContractCall[] = [
  {
    ...author,
    name: 'pictureWire.fetchPicture',
    ready: async place => firstId(place).then(id => ({ send: signal => fetchPicture(place.config, id, signal) })),
  },
  {
    ...author,
    name: 'pictureWire.fetchPictures',
    ready: ({ config }) => ({ send: signal => fetchPictures(config, { from: 0, limit: 8, filter: '' }, signal) }),
  },
  {
    ...author,
    name: 'pictureWire.fetchPicturesByIds',
    // The only entry can't be read, so it is left out.
    takes: ['wrong types'],
    ready: async place =>
      firstId(place).then(id => ({ send: signal => fetchPicturesByIds(place.config, [id], signal) })),
  },
  {
    ...author,
    name: 'pictureWire.updatePicture',
    async ready(place) {
      const [id, title] = [await firstId(place), `Neuer Titel ${place.number}`]
      return { send: () => updatePicture(place.config, id, { title }), count: () => titled(place.author, title) }
    },
  },
  {
    ...author,
    name: 'pictureWire.deletePicture',
    againOnceDone: 'refused 404',
    async ready({ config, author: client, number }) {
      const [{ Id } = { Id: 0 }] = await json<Picture[]>(client.upload([sentPicture(`Zum Löschen ${number}`)]))
      return {
        send: () => deletePicture(config, Id),
        count: () => count(client.get(`/pix/pictures/${Id}`).then(({ status }) => status === 404)),
      }
    },
  },
  {
    ...author,
    name: 'seriesWire.fetchSeries',
    ready: ({ config }) => ({ send: signal => fetchSeries(config, signal) }),
  },
  {
    ...author,
    name: 'seriesWire.fetchSeriesPictures',
    async ready({ config, author: client }) {
      const [{ Id } = { Id: 0 }] = await json<Series[]>(client.get('/pix/series/by/1001?from=0'))
      return { send: signal => fetchSeriesPictures(config, Id, { from: 0, limit: 8, filter: '' }, signal) }
    },
  },
  {
    ...author,
    name: 'seriesWire.changeSeriesPictures PUT',
    async ready(place) {
      const [{ Id }, picture] = [await newSeries(place), await firstId(place)]
      return {
        send: () => changeSeriesPictures(place.config, Id, 'PUT', [picture]),
        count: async () => (await contents(place.author, Id)).length,
      }
    },
  },
  {
    ...author,
    name: 'seriesWire.changeSeriesPictures DELETE',
    async ready(place) {
      const [{ Id }, picture] = [await newSeries(place), await firstId(place)]
      await place.author.post(`/pix/series/${Id}`, { method: 'PUT', 'pic_ids[]': String(picture) })
      return {
        send: () => changeSeriesPictures(place.config, Id, 'DELETE', [picture]),
        count: async () => 1 - (await contents(place.author, Id)).length,
      }
    },
  },
  {
    ...author,
    name: 'seriesMetaWire.createSeries',
    isKeyed: true,
    ready: ({ config, author: client, number }) => ({
      send: () => createSeries(config, `Reihe ${number}`),
      count: async () => (await seriesTitled(client, `Reihe ${number}`)).length,
    }),
  },
  {
    ...author,
    name: 'seriesMetaWire.renameSeries',
    async ready(place) {
      const [{ Id }, title] = [await newSeries(place), `Umbenannt ${place.number}`]
      return {
        send: () => renameSeries(place.config, Id, title),
        count: async () => (await seriesTitled(place.author, title)).length,
      }
    },
  },
  {
    ...author,
    name: 'seriesMetaWire.deleteSeries',
    takes: ANY_ANSWER,
    againOnceDone: 'refused 404',
    async ready(place) {
      const { Id, Title } = await newSeries(place)
      return {
        send: () => deleteSeries(`${place.config.paths.pixBase}/series/delete`, Id),
        count: async () => 1 - (await seriesTitled(place.author, Title)).length,
      }
    },
  },
  {
    ...author,
    name: 'uploadWire.postPictures',
    isStoppedByCaller: true,
    async ready({ config, author: client, number }) {
      const { name, content } = sentPicture(`Hochgeladen ${number}`)
      const post = {
        files: [new NodeFile([content], name, { type: 'image/jpeg' }) as unknown as File],
        key: `hochgeladen-${number}`,
        seriesId: null,
      }
      return {
        send: signal => postPictures(config, post, { signal, onProgress: () => {} }),
        count: () => titled(client, `Hochgeladen ${number}`),
      }
    },
  },
  {
    ...author,
    name: 'descriptionLanguageWire.fetchDescriptionLanguages',
    ready: ({ config }) => ({ send: signal => fetchDescriptionLanguages(config, signal) }),
  },
  {
    ...author,
    name: 'languageWire.fetchLanguages',
    ready: ({ config }) => ({ send: signal => fetchLanguages(config, signal) }),
  },
  {
    ...author,
    name: 'translationWire.fetchLabels pictures',
    takes: NO_TEXTS,
    ready: ({ config }) => ({ send: () => fetchLabels(config, 'de_DE', ['pix_manage_heading']) }),
  },
  {
    reading: 'portal',
    account: seededAccount.author,
    name: 'translationWire.fetchLabels events',
    takes: NO_TEXTS,
    ready: ({ config }) => ({
      send: () => fetchLabels(config, 'de_DE', ['event_gibt_es_nicht', 'pix_manage_heading']),
    }),
  },
]
