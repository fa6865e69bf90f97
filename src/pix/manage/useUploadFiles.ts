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

/**
 * Opens the upload dialog for files, and adds the new pictures to the list if the current filter includes them
 * (image-library 4.9).
 */
export function useUploadFiles({ list, view }: Pick<ReturnType<typeof useManage>, 'list' | 'view'>) {
  const { openWindow } = useShell()
  const t = useLabels<ManageLabel>()
  // Uploads go to the shown series, unless the person chooses another one.
  const [target, setTarget] = useState<number | null>(null)
  useEffect(() => setTarget(view.filter && view.filter > MARKED ? view.filter : null), [view.filter])
  /** Number of uploads that added pictures to this list. Each one scrolls the list to its start. */
  const [shownUploads, setShownUploads] = useState(0)
  /** Uploads that the filter hides, until a filter is chosen that includes them. */
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
  // A filter text applies after a delay. If the text was typed just before the upload, the filter changes during the
  // upload. So the end of the upload calls the latest `take`.
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
