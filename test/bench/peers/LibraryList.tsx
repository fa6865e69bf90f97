import { useState } from 'react'
import { useLabels } from '../../../src/labels/useLabels'
import type { ManageLabel } from '../../../src/pix/manage/manageLabels'
import { PictureGrid } from '../../../src/pix/manage/parts/PictureGrid'
import type { Picture } from '../../../src/pix/picture/Picture'

const ignore = () => {}
const FIXED = {
  canInsert: true,
  isEnd: true,
  isOutdated: false,
  service: '/image',
  firstScroll: 0,
  topKey: '',
  Row: undefined,
  onEdit: () => Promise.resolve(false),
  onInsert: ignore,
  onDelete: () => Promise.resolve(false),
  onNearEnd: ignore,
  onScroll: ignore,
}

/** The library's own list, with its marks kept as the window keeps them. */
export function LibraryList({ pictures }: { pictures: readonly Picture[] }) {
  const t = useLabels<ManageLabel>()
  const [marks, setMarks] = useState<ReadonlySet<number>>(new Set())
  return <PictureGrid {...FIXED} {...{ pictures, marks, t }} onMarks={setMarks} />
}
