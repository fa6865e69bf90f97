import { type ComponentType, useRef, useState } from 'react'
import { FoyerError } from '../../lib/FoyerError'
import { useShell } from '../../shell/useShell'
import { pixParts } from '../pixParts'
import type { PictureCellProps } from './PictureCellProps'

/** Whether the pictures are shown as tiles or as a list; tiles, until the list's row is wished for and loaded (image-library 2.6). */
export function useListView() {
  const { runtime } = useShell()
  const [Row, setRow] = useState<ComponentType<PictureCellProps>>()
  const isListWished = useRef(false)
  const showList = (isList: boolean) => {
    isListWished.current = isList
    if (!isList) {
      setRow(undefined)
      return
    }
    pixParts.listRow().then(
      row => {
        // Tiles may have been chosen while the row was loading.
        if (isListWished.current) setRow(() => row)
      },
      (cause: unknown) => runtime.reportError(new FoyerError('CHUNK_NOT_LOADED', "a part of the window 'pix.manage', its list view, could not be loaded. Choose it again.", { cause })),
    )
  }
  return { Row, showList }
}
