import { useRef, useState } from 'react'
import { PictureGrid } from '../../../src/pix/manage/parts/PictureGrid'
import { LibraryContext } from '../../../src/pix/manage/useLibrary'
import type { Library } from '../../../src/pix/manage/useLibraryState'
import type { Picture } from '../../../src/pix/picture/Picture'
import { ShellContext, type ShellActions } from '../../../src/shell/useShell'

const ignore = () => {}
const FIXED = {
  config: { hosts: { image: '/image' } },
  canInsert: true,
  review: { best: new Set(), want: ignore },
  uploads: { shownUploads: 0 },
  listView: { Row: undefined },
  tooltip: { Part: undefined, load: ignore },
  keyHelp: { show: ignore },
  edit: () => Promise.resolve(false),
  remove: () => Promise.resolve(false),
  inserting: { insertOne: ignore },
} satisfies { readonly [Name in keyof Library]?: unknown }
const LIST = { isEnd: true, isOutdated: false, listKey: '', loadMore: ignore }
const MANAGE = { attempt: 0, firstScroll: 0, storeScroll: ignore }
/** The part of the shell that the list reads. */
const SHELL = { size: { width: 680, height: 630 } } as ShellActions

/** Renders the library's own list, with its selection in React state. */
export function LibraryList({ pictures }: { pictures: readonly Picture[] }) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const grid = useRef<HTMLDivElement>(null)
  // The part of the library that the list reads.
  const library = {
    ...FIXED,
    grid,
    list: { ...LIST, pictures },
    manage: { ...MANAGE, marks: { ids, change: setIds } },
  } as unknown as Library
  return (
    <ShellContext value={SHELL}>
      <LibraryContext value={library}>
        <PictureGrid />
      </LibraryContext>
    </ShellContext>
  )
}
