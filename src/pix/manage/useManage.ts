import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useShell } from '../../shell/useShell'
import { type Series, seriesQuery } from '../series/seriesWire'
import { FILTER_DELAY_MS, MARKED, type PictureFilter } from './manageModel'
import { openManageStore } from './openManageStore'
import { useListFailure } from './useListFailure'
import { useMarks } from './useMarks'
import { usePictureList } from './usePictureList'

/** State of the picture list: `listed` shows the list, every other value a placeholder. */
export type ManageStatus = 'loading' | 'failed' | 'empty' | 'nothingMarked' | 'emptySeries' | 'noMatch' | 'listed'

interface View {
  readonly filter: PictureFilter
  readonly text: string
}

function statusOf(
  list: { isLoaded: boolean; isOutdated: boolean; error: unknown; pictures: readonly unknown[] },
  { filter, text }: View,
): ManageStatus {
  if (!list.isLoaded) return list.error ? 'failed' : 'loading'
  if (list.pictures.length > 0) return 'listed'
  // An outdated empty list is that of the previous view or window, so this view may still have pictures. A view without
  // a filter text, and the view of the marked pictures, show `loading` until the response. The placeholder `empty`
  // could be wrong, and would remove the search field that the person has just cleared. A view with a filter text shows
  // `noMatch` until the response.
  if (list.isOutdated && (filter === MARKED || !text)) return 'loading'
  if (filter === MARKED) return 'nothingMarked'
  if (text) return 'noMatch'
  return filter === null ? 'empty' : 'emptySeries'
}

/**
 * Controller of the manage window: filter, list, series and marks. Stores the filter, the filter text, the marks, the
 * length of the list and the scroll position for the next opening (image-library 4.1 to 4.4).
 */
export function useManage(config: ResolvedConfig, accountId: number | string, openStore = openManageStore) {
  const { showFailedRequest } = useShell()
  const { view: stored, write, changeMarks } = useState(() => openStore(accountId))[0]
  const [view, setView] = useState<View>({ filter: stored.seriesId, text: stored.picturesFilter })
  // The stored length and scroll position apply until the filter or the text changes.
  const [isRestored, setRestored] = useState(true)
  const marks = useMarks(stored.collectedPictures, changeMarks)
  const list = usePictureList({
    config,
    filter: view.filter,
    text: view.filter === MARKED ? '' : view.text,
    firstLength: isRestored ? stored.picturesLength : 0,
    marks: marks.latest,
  })
  const seriesList = useSeriesList(config)
  const [attempt, setAttempt] = useState(0)

  const changeView = useCallback((part: Partial<View>) => {
    setView(old => {
      const next = { ...old, ...part }
      if (next.filter === old.filter && next.text === old.text) return old
      setRestored(false)
      return next
    })
  }, [])
  const filterText = useFilterText(
    view.text,
    useCallback(text => changeView({ text }), [changeView]),
  )
  useEffect(
    () => write({ seriesId: view.filter, picturesFilter: view.text, ...(!isRestored && { scrollPos: 0 }) }),
    [write, view, isRestored],
  )
  useEffect(() => {
    if (list.isLoaded && !list.isOutdated) write({ picturesLength: list.pictures.length })
  }, [write, list.isLoaded, list.isOutdated, list.pictures])
  useListFailure(config, {
    error: list.error,
    isLoaded: list.isLoaded,
    isAccounts: view.filter === null || view.filter === MARKED,
  })
  const hasSeriesFailed = seriesList.error !== null && list.isLoaded
  const shownError = useRef<unknown>(null)
  // If the list failed too, only the error of the list is shown, because a retry of the list also loads the series.
  useEffect(() => {
    if (!hasSeriesFailed || shownError.current === seriesList.error) return
    shownError.current = seriesList.error
    void showFailedRequest(seriesList.error)
  }, [hasSeriesFailed, seriesList.error, showFailedRequest])

  const isUnknownSeries =
    seriesList.isLoaded &&
    view.filter !== null &&
    view.filter > MARKED &&
    !seriesList.series.some(({ Id }) => Id === view.filter)
  useEffect(() => {
    if (isUnknownSeries) changeView({ filter: null })
  }, [isUnknownSeries, changeView])

  return {
    status: statusOf(list, view),
    view,
    list,
    marks,
    series: seriesList.series,
    isSeriesLoaded: seriesList.isLoaded,
    /** True when the list has loaded, but the series failed to load. */
    hasSeriesFailed,
    /** Reloads the series after an error, and after a series was added, renamed or deleted. */
    reloadSeries: () => seriesList.retry(),
    filterText,
    firstScroll: isRestored ? stored.scrollPos : 0,
    setFilter: (filter: PictureFilter) => changeView({ filter }),
    clearFilter() {
      filterText.submit('')
      changeView({ filter: null, text: '' })
    },
    storeScroll: (scrollPos: number) => write({ scrollPos: Math.round(scrollPos) }),
    /** Number of retries by the person. */
    attempt,
    retry() {
      setAttempt(count => count + 1)
      list.retry()
      if (seriesList.error) void seriesList.retry()
    },
  }
}

/** Holds the typed filter text. Calls `apply` when typing pauses, or at once through `submit`. */
function useFilterText(initial: string, apply: (text: string) => void) {
  const [typed, setTyped] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => apply(typed.trim()), FILTER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed, apply])
  const submit = useCallback(
    (text: string) => {
      setTyped(text)
      apply(text.trim())
    },
    [apply],
  )
  return { typed, setTyped, submit }
}

const NONE: readonly Series[] = []

/** Loads the account's series for the dropdowns, again at every opening of the window. */
function useSeriesList(config: ResolvedConfig) {
  const { data, error, refetch } = useQuery(seriesQuery(config))
  return { series: data ?? NONE, isLoaded: data !== undefined, error, retry: refetch }
}
