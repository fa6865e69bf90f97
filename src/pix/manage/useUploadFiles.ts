import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { announce } from '../../kit/control/LiveRegion'
import type { FileSource } from '../../kit/field/useFileDrop'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import type { Picture } from '../picture/Picture'
import type { UploadOptions } from '../upload/UploadDialog'
import type { ManageLabel } from './manageLabels'
import { MARKED } from './manageModel'
import type { useManage } from './useManage'

/** Takes files for the upload dialog, and shows the new pictures where the present filter holds them (image-library 4.9). */
export function useUploadFiles({ list, view }: Pick<ReturnType<typeof useManage>, 'list' | 'view'>) {
  const { openWindow } = useShell()
  const t = useLabels<ManageLabel>()
  // Uploads go to the series that is shown, unless another one is chosen.
  const [target, setTarget] = useState<number | null>(null)
  useEffect(() => setTarget(view.filter && view.filter > MARKED ? view.filter : null), [view.filter])
  /** How many uploads brought pictures to this list: each of them scrolls it to its start. */
  const [shownUploads, setShownUploads] = useState(0)
  /** The uploads that the filter of the time didn't show, until one that does is chosen. */
  const [hidden, setHidden] = useState<readonly { readonly seriesId: number | null; readonly count: number }[]>([])
  useEffect(() => {
    if (!view.text)
      setHidden(now => (view.filter === null ? [] : now.filter(({ seriesId }) => seriesId !== view.filter)))
  }, [view])

  const take = (pictures: readonly Picture[], seriesId: number | null) => {
    announce(t('pix_uploaded', { COUNT: pictures.length }))
    const isShown = !view.text && (view.filter === null || view.filter === seriesId)
    if (!isShown) {
      setHidden(now => [...now, { seriesId, count: pictures.length }])
      return
    }
    list.prepend(pictures)
    setShownUploads(count => count + 1)
  }
  // A text that was typed just before counts a little later, when the upload has begun already.
  const latestTake = useRef(take)
  useLayoutEffect(() => {
    latestTake.current = take
  })
  const upload = (files: readonly File[], source: FileSource & Pick<UploadOptions, 'isPasted'> = {}) => {
    const options: UploadOptions = {
      files,
      ...source,
      seriesId: target,
      onUploaded: pictures => latestTake.current(pictures, target),
      onUnanswered: list.refresh,
      onOthers: upload,
    }
    void openWindow('pix.upload', options)
  }
  const paste = (files: readonly File[]) => upload(files, { isPasted: true })
  return {
    target,
    setTarget,
    upload,
    paste,
    shownUploads,
    hiddenCount: hidden.reduce((sum, { count }) => sum + count, 0),
  }
}
