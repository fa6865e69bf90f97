import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { announce } from '../../kit/control/LiveRegion'
import { WindowSkeleton } from '../../kit/window/WindowSkeleton'
import { useLabels } from '../../labels/useLabels'
import { ShellContext, useShell } from '../../shell/useShell'
import { FailedRequest, refusalStatus } from '../../wire/FailedRequest'
import type { LibraryRules } from '../manage/LibraryRules'
import type { ManageLibraryProps } from '../manage/ManageLibrary'
import type { ManageLabel } from '../manage/manageLabels'
import { MARKED } from '../manage/manageModel'
import { openManageStore } from '../manage/openManageStore'
import { fetchPicturesByIds } from '../picture/pictureWire'
import { pickLabels, type PickLabel } from './pickLabels'
import { PickNotice } from './PickNotice'
import type { PickOptions } from '../../config/PickOptions'
import { findFirstMarks, findRefusal, limitMarks, mostOf } from './pickRules'

/** Props of the limited library. */
export interface PickLibraryProps extends ManageLibraryProps {
  readonly limits: PickOptions | undefined
  /** The library. It is a prop, because an import would move the library out of the chunk of the manage window. */
  readonly Library: ComponentType<ManageLibraryProps>
}

const ignore = () => undefined

/**
 * True when an error says that the portal has no series with this id. The notice of the picker says so, and the library
 * shows all pictures.
 */
const isSeriesGone = (error: unknown, series: number) =>
  refusalStatus(error) === 404 && error instanceof FailedRequest && error.url.includes(`/series/${series}/pictures`)

/**
 * The library as a picker for which the page sets limits, requirements, or the view and marks at the start. A view or
 * marks that the page sets apply to this opening only: they are neither read from the device nor stored on it. If the
 * page sets a limit or requirements, no marks are read from the device or stored on it.
 */
export function PickLibrary({ limits, Library, close, ...library }: PickLibraryProps) {
  const { config, canInsert } = library
  const shell = useShell()
  const { runtime, showFailedRequest } = shell
  const t = useLabels<PickLabel | ManageLabel>()
  // Copied once, so that the rules and requests below stay the same while the window is open.
  const [options] = useState<PickOptions>(() => ({ ...limits }))
  const { multiple, selected, filter, series, accept } = options
  const most = mostOf(options)
  const {
    data: found,
    error,
    isLoading,
  } = useQuery({
    queryKey: [config.auth.accountId, config.language, 'pix.selected', selected],
    queryFn: ({ signal }) => fetchPicturesByIds(config, selected ?? [], signal),
    enabled: selected !== undefined && selected.length > 0,
    gcTime: 0,
  })
  // The text is in an object, so that an equal text is spoken again. It is announced in an effect, which runs after the
  // effect of the library that announces the number of marks. Otherwise the number would replace the text.
  const [spoken, setSpoken] = useState<{ readonly text: string }>()
  useEffect(() => {
    if (spoken) announce(spoken.text)
  }, [spoken])
  const first = useMemo(() => findFirstMarks(options, found), [options, found])
  const rules = useMemo((): LibraryRules => {
    const refuse = (picture: Parameters<typeof findRefusal>[0]) => {
      const label = findRefusal(picture, accept)
      return label && t(label, { WIDTH: accept?.minWidth ?? 0, RATIO: accept?.ratio ?? '' })
    }
    return {
      openStore(accountId) {
        const stored = openManageStore(accountId)
        const hasView = filter !== undefined || series !== undefined
        const hasMarks = selected !== undefined || most < Infinity || accept !== undefined
        // Without marks the filter 'Marked' would open on an empty list.
        const isNothingMarked = hasMarks && first.ids.length === 0 && stored.view.seriesId === MARKED
        return {
          view: {
            ...stored.view,
            ...(isNothingMarked && { seriesId: null, scrollPos: 0, picturesLength: 0 }),
            ...(hasView && {
              seriesId: series ?? null,
              picturesFilter: filter?.trim() ?? '',
              scrollPos: 0,
              picturesLength: 0,
            }),
            ...(hasMarks && { collectedPictures: first.ids }),
          },
          write: hasView ? ignore : stored.write,
          changeMarks: hasMarks ? ignore : stored.changeMarks,
        }
      },
      limit: (manage, shown) => ({
        ...manage,
        marks: {
          ...manage.marks,
          change(wanted, end) {
            const before = manage.marks.latest.current
            // Only shown pictures can be checked. `wanted` may have further ids, such as those of an earlier list.
            const fits = new Set(shown.filter(picture => !findRefusal(picture, accept)).map(({ Id }) => Id))
            const { marks, isExceeded } = limitMarks(before, wanted, most, id => !fits.has(id), end)
            const refusedOne = shown.find(({ Id }) => wanted.has(Id) && !before.has(Id) && !fits.has(Id))
            const reason = isExceeded ? t('pix_pick_full', { COUNT: most }) : refusedOne && refuse(refusedOne)
            if (reason)
              setSpoken({
                text:
                  marks.size === before.size ? reason : `${t('pix_marked_count', { COUNT: marks.size })}. ${reason}`,
              })
            manage.marks.change(marks)
          },
        },
      }),
      // If the page passes an earlier choice and expects a list, tiles have no insert button, because one picture would
      // replace the whole choice.
      cell(picture) {
        const refusal = refuse(picture)
        return { refusal, canInsert: canInsert && !refusal && (selected === undefined || multiple === false) }
      },
      isSingle: most === 1,
      notice: (
        <PickNotice
          options={options}
          first={first}
          isUnchecked={error !== null}
          onTakeNone={canInsert && selected?.length ? () => close([]) : undefined}
        />
      ),
    }
  }, [options, first, error, most, multiple, selected, filter, series, accept, canInsert, close, t])
  const shellOfLibrary = useMemo(
    () => ({
      ...shell,
      async showFailedRequest(failure: unknown, retry?: () => void) {
        if (series !== undefined && isSeriesGone(failure, series)) runtime.reportError(failure)
        else await showFailedRequest(failure, retry)
      },
    }),
    [shell, series, runtime, showFailedRequest],
  )
  if (isLoading) return <WindowSkeleton kind="tiles" label={t('ui_loading')} />
  return (
    <ShellContext value={shellOfLibrary}>
      <Library
        {...library}
        rules={rules}
        close={choice => close(multiple === false && Array.isArray(choice) ? choice[0]! : choice)}
      />
    </ShellContext>
  )
}

PickLibrary.labels = pickLabels
