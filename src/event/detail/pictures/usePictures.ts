import { useCallback } from 'react'
import * as v from 'valibot'
import { useSubmitGuard } from '../../../kit/form/useForm'
import { useLabels } from '../../../labels/useLabels'
import { pageBase, webAddress } from '../../../lib/webAddress'
import { useShell } from '../../../shell/useShell'
import type { EventPicture } from '../../cluster/EventCluster'
import { useEventForm, useField } from '../form/useEventForm'
import type { DetailLabel } from '../eventDetailLabels'
import { addPictures } from '../clusterToDraft'
import { findPictureId } from './pictureIdWire'

/**
 * Adds, removes and edits pictures of the event. Opens the picture library by the public calls `pix.select` and
 * `pix.meta`. If `hosts.pictureEditor` is configured, pictures are edited in that external editor instead (events 2.2,
 * 7.6).
 */
export function usePictures() {
  const { runtime, tell, showFailedRequest } = useShell()
  const { store } = useEventForm()
  const t = useLabels<DetailLabel>()
  const { value: pictures, error: pictureError } = useField('Pictures')
  const { isBusy, run } = useSubmitGuard()
  const openEditor = async (host: string, pictureId: number) => {
    const { event } = runtime.readConfig()
    const url = webAddress(
      pictureEditorUrl({ host, editorId: event?.pictureEditorId, pictureId, domain: location.hostname }),
      pageBase(),
    )
    const opened = url === undefined ? null : window.open('', '_blank')
    if (!opened || url === undefined) {
      await tell({ heading: t('error_dialog_heading'), text: t('event_allow_popups') })
      return
    }
    // The editor is a page of another site. It must not get access to this page.
    opened.opener = null
    opened.location.href = url
  }
  const attempt = (action: () => Promise<void>): Promise<void> =>
    run(async () => {
      try {
        await action()
      } catch (error) {
        await showFailedRequest(error, () => void attempt(action))
      }
    })
  return {
    pictures,
    pictureError,
    service: runtime.readConfig().hosts.image,
    isBusy,
    add: () =>
      attempt(async () => {
        const added = readSelection(await runtime.openCall('pix.select', [{}]))
        store.change({ Pictures: addPictures(store.read().draft.Pictures, added) })
      }),
    edit: (picture: EventPicture) =>
      attempt(async () => {
        const config = runtime.readConfig()
        const { pictureEditor } = config.hosts
        if (pictureEditor) {
          await openEditor(pictureEditor, picture.MediaItem?.Id ?? picture.IdMedia)
          return
        }
        const id = await findPictureId(config, picture)
        if (id === undefined) await tell({ heading: t('event_tab_medias'), text: t('event_picture_unknown') })
        else await runtime.openCall('pix.meta', [id, {}])
      }),
    remove: useCallback(
      (picture: EventPicture) =>
        store.change({ Pictures: store.read().draft.Pictures.filter(({ IdMedia }) => IdMedia !== picture.IdMedia) }),
      [store],
    ),
  }
}

/** Default of `event.pictureEditorId`, the number that is passed to the external picture editor (events 9). */
const DEFAULT_EDITOR = 43

interface PictureEditorOptions {
  /** Host of the picture editor: `hosts.pictureEditor`. */
  readonly host: string
  readonly editorId: number | undefined
  readonly pictureId: number
  /** The domain of the page. */
  readonly domain: string
}

/** Returns the address that opens a picture in the external editor (events 7.6). */
export function pictureEditorUrl({ host, editorId = DEFAULT_EDITOR, pictureId, domain }: PictureEditorOptions): string {
  const query = new URLSearchParams({
    editor: String(editorId),
    reload_parent: 'false',
    parent_domain: domain,
    project: 'event',
    item_id: String(pictureId),
  })
  return `${host}${host.includes('?') ? '&' : '?'}${query}`
}

const chosenPicture = v.object({
  Id: v.number(),
  Uri: v.string(),
  Width: v.number(),
  Height: v.number(),
  MetaTmedia: v.nullish(v.object({ Id: v.number() })),
})
const selection = v.union([
  v.array(chosenPicture),
  v.pipe(
    chosenPicture,
    v.transform(one => [one]),
  ),
])

/**
 * Returns the pictures of an event for a choice in the picture library. `IdMedia` is the id of the media entry or, if
 * there is none, the picture's own id (list of decisions). Returns an empty list if nothing was chosen.
 */
export function readSelection(chosen: unknown): EventPicture[] {
  if (chosen === undefined) return []
  return v.parse(selection, chosen).map(({ MetaTmedia, Id, Uri, Width, Height }) => ({
    IdMedia: MetaTmedia?.Id || Id,
    IdPicture: Id,
    MediaItem: { Id, Uri, Width, Height },
  }))
}
