import { useCallback } from 'react'
import { useSubmitGuard } from '../../../kit/form/useForm'
import { useLabels } from '../../../labels/useLabels'
import { pageBase, webAddress } from '../../../lib/webAddress'
import { useShell, useShowFailure } from '../../../shell/useShell'
import type { EventPicture } from '../../cluster/EventCluster'
import type { DetailLabel } from '../DetailLabel'
import { useEventForm } from '../editor/useEventForm'
import { useField } from '../editor/useField'
import { pictureEditorUrl } from './pictureEditorUrl'
import { addPictures } from './addPictures'
import { readSelection } from './readSelection'

/** The pictures of the event: chosen in the picture library, as a page would do it, taken away, and changed (events 2.2, 7.6). */
export function usePictures() {
  const { runtime, tell } = useShell()
  const { store } = useEventForm()
  const t = useLabels<DetailLabel>()
  const showFailure = useShowFailure()
  const { value: pictures, error: fault } = useField('Pictures')
  const { isBusy, run } = useSubmitGuard()
  const openEditor = async (host: string, pictureId: number) => {
    const { event } = runtime.readConfig()
    const url = webAddress(pictureEditorUrl({ host, editorId: event?.pictureEditorId, pictureId, domain: location.hostname }), pageBase())
    const opened = url === undefined ? null : window.open('', '_blank')
    if (!opened || url === undefined) {
      await tell({ heading: t('error_dialog_heading'), text: t('event_allow_popups') })
      return
    }
    // The editor is another site's page: it gets no hold on this one.
    opened.opener = null
    opened.location.href = url
  }
  return {
    pictures,
    fault,
    service: runtime.readConfig().hosts.image,
    isBusy,
    add: () =>
      run(async () => {
        try {
          const added = readSelection(await runtime.openCall('pix.select', [{}]))
          store.change({ Pictures: addPictures(store.read().draft.Pictures, added) })
        } catch (error) {
          await showFailure(error)
        }
      }),
    edit: ({ IdMedia, MediaItem }: EventPicture) =>
      run(async () => {
        const { pictureEditor } = runtime.readConfig().hosts
        const id = MediaItem?.Id ?? IdMedia
        try {
          if (pictureEditor) await openEditor(pictureEditor, id)
          else await runtime.openCall('pix.meta', [id, {}])
        } catch (error) {
          await showFailure(error)
        }
      }),
    remove: useCallback((picture: EventPicture) => store.change({ Pictures: store.read().draft.Pictures.filter(({ IdMedia }) => IdMedia !== picture.IdMedia) }), [store]),
  }
}
