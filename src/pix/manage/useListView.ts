import { useState } from 'react'
import { usePart } from '../../shell/usePart'
import { pixParts } from '../pixParts'

/** Whether the pictures are shown as tiles or as a list; tiles, until the list's row is wished for and loaded (image-library 2.6). */
export function useListView() {
  const [wish, setWish] = useState(0)
  const row = usePart(pixParts.listRow, wish)
  return { Row: row?.Part, showList: (isList: boolean) => setWish(before => (isList ? before + 1 : 0)) }
}
