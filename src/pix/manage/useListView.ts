import { useState } from 'react'
import { usePart } from '../../shell/usePart'
import { pixParts } from '../pixParts'

/** Switches between tiles and list. Shows tiles until the row component has loaded (image-library 2.6). */
export function useListView() {
  const [wish, setWish] = useState(0)
  const row = usePart(pixParts.listRow, wish)
  return { Row: row?.Part, showList: (isList: boolean) => setWish(before => (isList ? before + 1 : 0)) }
}
