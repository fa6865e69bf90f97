import { fetchDescriptionLanguages } from '../../../src/pix/descriptions/descriptionLanguageWire'
import { fetchLanguages } from '../../../src/language/languageWire'
import { fetchLabels } from '../../../src/labels/translationWire'
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
import { sentFile } from '../../support/sentFile'
import { pictureResponse } from '../../portals/pictureResponses'
import { storedPictures } from '../../portals/pictureFixtures'
import type { SampleCall } from './SampleCall'
import { sampleConfig as config } from './sampleConfig'
import { inputWith, respondInFrame } from './respondInFrame'
import { sampleContext } from './sampleContext'
import { allDone, allRead } from './wrongBodies'

const picture = pictureResponse(storedPictures()[0]!, sampleContext.forms, sampleContext.shapes)
const series = { Id: 21, Title: 'Mühlen' }
const range = { from: 0, limit: 36, filter: '' }

/** The calls of the picture library, the languages and the texts. */
export const samplePictureCalls: readonly SampleCall[] = [
  {
    name: 'pictureWire.fetchPicture',
    call: 'GET /pix/pictures/{id}',
    answer: picture,
    send: () => fetchPicture(config, 501),
  },
  {
    name: 'pictureWire.fetchPictures',
    call: 'GET /pix/pictures/by/{accountId}',
    answer: [picture],
    send: () => fetchPictures(config, range),
  },
  {
    name: 'pictureWire.fetchPicturesByIds',
    call: 'GET /pix/pictures/by/{accountId}',
    answer: [picture],
    send: () => fetchPicturesByIds(config, [501]),
  },
  {
    name: 'pictureWire.updatePicture',
    call: 'POST /pix/pictures/{id} method=PUT',
    answer: picture,
    send: () => updatePicture(config, 501, { title: 'Wehr' }),
  },
  {
    name: 'pictureWire.deletePicture',
    call: 'POST /pix/pictures/{id} method=DELETE',
    answer: true,
    send: () => deletePicture(config, 501),
  },
  {
    name: 'seriesWire.fetchSeries',
    call: 'GET /pix/series/by/{accountId}',
    answer: [series],
    send: () => fetchSeries(config),
  },
  {
    name: 'seriesWire.fetchSeriesPictures',
    call: 'GET /pix/series/{seriesId}/pictures',
    answer: [picture],
    send: () => fetchSeriesPictures(config, 21, range),
  },
  {
    name: 'seriesWire.changeSeriesPictures',
    call: 'POST /pix/series/{seriesId} method=PUT',
    answer: series,
    send: () => changeSeriesPictures(config, 21, 'PUT', [501]),
  },
  {
    name: 'seriesWire.changeSeriesPictures DELETE',
    call: 'POST /pix/series/{seriesId} method=DELETE',
    answer: series,
    send: () => changeSeriesPictures(config, 21, 'DELETE', [501]),
  },
  {
    name: 'seriesMetaWire.createSeries',
    call: 'POST /pix/series method=POST',
    answer: series,
    send: () => createSeries(config, 'Mühlen'),
  },
  {
    name: 'seriesMetaWire.renameSeries',
    call: 'POST /pix/series/{seriesId} method=PUT',
    answer: series,
    send: () => renameSeries(config, 21, 'Mühlen'),
  },
  {
    name: 'seriesMetaWire.deleteSeries',
    call: 'POST {pix.deleteSeries}/{seriesId} method=DELETE',
    answer: undefined,
    // The contract has no such call, so any success counts.
    takes: allDone,
    send: () => deleteSeries('/pix/series/delete', 21),
  },
  {
    name: 'uploadWire.postPictures',
    call: 'POST /pix/pictures/by/{accountId}.json',
    answer: [picture],
    send: () =>
      postPictures(
        config,
        { files: [sentFile('wehr.jpg')], key: '1', seriesId: null },
        { signal: new AbortController().signal, onProgress: () => {} },
      ),
  },
  {
    name: 'uploadWire.postPictures in a hidden iframe',
    call: 'POST /pix/pictures/by/{accountId}.xml',
    answer: [picture],
    send() {
      const file = sentFile('wehr.jpg')
      return respondInFrame(() =>
        postPictures(
          config,
          { files: [file], key: '1', seriesId: null, input: inputWith(file), isByIframe: true },
          { signal: new AbortController().signal, onProgress: () => {} },
        ),
      )
    },
  },
  {
    name: 'descriptionLanguageWire.fetchDescriptionLanguages',
    call: 'GET /pix/languages',
    answer: [{ Id: 1, Locale: 'de_DE' }],
    send: () => fetchDescriptionLanguages(config),
  },
  {
    name: 'languageWire.fetchLanguages',
    call: 'GET getMlLanguages.php',
    answer: [{ locale: 'de_DE', name: 'Deutsch', id: 1 }],
    send: () => fetchLanguages(config),
  },
  {
    name: 'translationWire.fetchLabels',
    call: 'GET getMlBricks.php',
    answer: { ok: 'In Ordnung' },
    // The embedded text replaces each missing text.
    takes: allRead({}, ['null', '']),
    send: () => fetchLabels(config, 'de_DE', ['ok']),
  },
  {
    name: 'translationWire.fetchLabels events',
    call: 'GET /event/api/ml',
    answer: { event_save: 'Sichern' },
    takes: allRead({}, ['null', '']),
    send: () => fetchLabels(config, 'de_DE', ['event_save']),
  },
]
