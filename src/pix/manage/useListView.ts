import { useState } from 'react'
import { usePart } from '../../shell/usePart'
import { pixParts } from '../pixParts'

/** Chooses between tiles and a list; the pictures stay tiles until the list's row has loaded (image-library 2.6). */
export function useListView() {
  const [wish, setWish] = useState(0)
  const row = usePart(pixParts.listRow, wish)
  return { Row: row?.Part, showList: (isList: boolean) => setWish(before => (isList ? before + 1 : 0)) }
}
