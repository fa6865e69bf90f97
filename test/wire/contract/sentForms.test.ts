import * as v from 'valibot'
import { eventClusterSchema } from '../../../src/event/cluster/eventClusterSchema'
import { copyEventCluster, type EventCluster, newEventCluster } from '../../../src/event/cluster/EventCluster'
import { clusterToDraft } from '../../../src/event/detail/clusterToDraft'
import { draftToCluster } from '../../../src/event/detail/draftToCluster'
import { metaForm, readMeta } from '../../../src/pix/meta/metaModel'
import { pictureSchema } from '../../../src/pix/picture/pictureSchema'
import { formBody, type FormValue } from '../../../src/wire/requestParts'
import { examplesOf, listDescribedCalls } from './DescribedCall'
import { portalChecks } from './portalChecks'
import { readPortalFile } from './PortalFile'

const file = readPortalFile()
const checks = portalChecks(file, listDescribedCalls(file))
const events = examplesOf(file, '/components/schemas/Event').map(example => v.parse(eventClusterSchema, example))
const pictures = examplesOf(file, '/components/schemas/Picture').map(example => v.parse(pictureSchema, example))

/** Returns the name of the described call that posts these fields, or errors if not exactly one call fits. */
function callTo(path: string, fields: Readonly<Record<string, FormValue | undefined>>): unknown {
  const form = formBody(fields)
  const found = checks.callOf({
    method: 'POST',
    path,
    query: new URLSearchParams(),
    form,
    key: undefined,
    status: 200,
    text: '',
  })
  return 'call' in found ? found.call.call : found.errors
}

const saved: readonly (readonly [string, EventCluster])[] = [
  ['a new event', newEventCluster()],
  ['a copy', copyEventCluster(events[0]!)],
  ...events.map(event => [`event ${event.Id}`, event] as const),
]

test.each(saved)('portal.openapi.yaml describes every field of the form that saves %s', (_, event) => {
  const method = event.Id === null ? 'POST' : 'PUT'
  const fields = { method, Customer: 'kulturkreis', ...draftToCluster(clusterToDraft(event), event) }
  expect(callTo(`/event/api/event_cluster/cluster/${event.Id ?? ''}`, fields)).toBe(
    `POST /event/api/event_cluster/cluster/{id} method=${method}`,
  )
})

test.each(pictures.map(picture => [picture.Id, picture] as const))(
  'portal.openapi.yaml describes every field of the form of picture %d',
  (id, picture) => {
    const form = metaForm(readMeta(picture, ', '), picture, ', ', [1, 2])
    expect(callTo(`/pix/pictures/${id}`, { method: 'PUT', ...form })).toBe('POST /pix/pictures/{id} method=PUT')
    const emptied = metaForm({ ...readMeta(picture, ', '), Keywords: '', share_group_3: false }, picture, ', ', [1, 2])
    expect(callTo(`/pix/pictures/${id}`, { method: 'PUT', ...emptied })).toBe('POST /pix/pictures/{id} method=PUT')
  },
)
