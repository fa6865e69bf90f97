import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useShell } from '../../shell/useShell'
import type { Picture } from '../picture/Picture'
import { pixParts } from '../pixParts'
import type { ReviewKind } from './review/reviewPictures'
import type { useManage } from './useManage'

type ReviewPart = Awaited<ReturnType<typeof pixParts.review>>

type State =
  | { readonly status: 'off' }
  /** `count`: number of pictures loaded so far. The total is unknown. */
  | { readonly status: 'loading'; readonly kind: ReviewKind; readonly count: number }
  | ({ readonly status: 'shown'; readonly kind: ReviewKind; readonly part: ReviewPart } & Awaited<
      ReturnType<ReviewPart['loadReview']>
    >)

const OFF: State = { status: 'off' }

/**
 * Searches all pictures of the current filter for duplicates, or for missing titles, credits or descriptions. Loads the
 * rest of the pictures first. Another filter or text ends the review.
 */
export function useReview(
  config: ResolvedConfig,
  { view, list, marks }: Pick<ReturnType<typeof useManage>, 'view' | 'list' | 'marks'>,
) {
  const { runtime, windowName, showFailedRequest } = useShell()
  const [state, setState] = useState<State>(OFF)
  const [wanted, want] = useState<Picture>()
  const running = useRef<AbortController>(undefined)

  const end = useCallback(() => {
    running.current?.abort()
    setState(OFF)
  }, [])
  // Ends the review when the filter or the text changes.
  useEffect(() => end, [view, end])

  const start = async (kind: ReviewKind): Promise<void> => {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    setState({ status: 'loading', kind, count: 0 })
    try {
      const part = await pixParts.review()
      await runtime.loadTexts(windowName, part.labels)
      const onProgress = (count: number) => !stop.signal.aborted && setState({ status: 'loading', kind, count })
      const markedIds = [...marks.latest.current]
      const found = await part.loadReview(kind, { config, ...view, list, markedIds, signal: stop.signal, onProgress })
      if (!stop.signal.aborted) setState({ status: 'shown', kind, part, ...found })
    } catch (error) {
      if (stop.signal.aborted) return
      setState(OFF)
      await showFailedRequest(error, () => void start(kind))
    }
  }
  const change = (edit: (all: readonly Picture[]) => readonly Picture[]) =>
    setState(now => (now.status === 'shown' ? { ...now, all: edit(now.all) } : now))

  const findings = useMemo(() => (state.status === 'shown' ? state.review(state.all) : undefined), [state])
  const replace = (changed: readonly Picture[]) => {
    const byId = new Map(changed.map(picture => [picture.Id, picture]))
    list.replace(changed)
    change(all => all.map(picture => byId.get(picture.Id) ?? picture))
  }
  const remove = (ids: ReadonlySet<number>) => {
    list.remove(ids)
    marks.remove(ids)
    change(all => all.filter(({ Id }) => !ids.has(Id)))
  }
  const isShown = findings !== undefined && findings.pictures.length > 0
  return {
    state,
    findings,
    start: (kind: ReviewKind) => void start(kind),
    end,
    remove,
    /** The copy that the person chose to keep, until `ReviewBar` starts to handle the choice. */
    wanted,
    want,
    /** The shown list: the results of the review, or the list of the filter. */
    list: {
      ...list,
      replace,
      remove,
      ...(isShown && {
        pictures: findings.pictures,
        listKey: `review ${state.status === 'shown' && state.kind}`,
        isEnd: true,
        isLoadingMore: false,
        hasMoreFailed: false,
        loadMore: ignore,
      }),
    },
    /** Ids of the best copies while duplicates are shown; otherwise empty. */
    best: useMemo(() => new Set(findings?.groups.flatMap(([first]) => first?.Id ?? [])), [findings]),
  }
}

function ignore(): void {}
