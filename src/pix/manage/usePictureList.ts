import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useMemo } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { ReadableList } from '../../wire/readableList'
import type { Picture } from '../picture/Picture'
import { fetchPicturesByIds } from '../picture/pictureWire'
import { prefetchedPictures, fetchLongPage, type PicturePage, picturePages } from './picturePages'
import { firstPage, MARKED, type PageParam, PAGE_SIZE, type PictureFilter } from './manageModel'

interface PictureListOptions {
  readonly config: ResolvedConfig
  readonly filter: PictureFilter
  readonly text: string
  /**
   * Number of pictures that were loaded at the last visit, or 0. The list first loads this number of pictures, but at
   * least one page.
   */
  readonly firstLength: number
  readonly marks: RefObject<ReadonlySet<number>>
}

/**
 * The list that was shown last, except the list of marked pictures. The next window shows it at once, until the
 * response replaces it.
 */
const kept = new WeakMap<QueryClient, { readonly key: string; readonly page: PicturePage }>()

/**
 * Loads the pictures of one filter, page by page. Loading a page never reloads an earlier one. If the cached list has
 * the same filter and text, its pictures show at once and are replaced by the response.
 */
export function usePictureList({ config, filter, text, firstLength, marks }: PictureListOptions) {
  const client = useQueryClient()
  const { accountId } = config.auth
  const { pixBase } = config.paths
  const key = useMemo(
    () => [accountId, config.language, pixBase, 'pix.pictures', filter, text],
    [accountId, config.language, pixBase, filter, text],
  )

  const listKey = `${filter} ${text}`
  const pageOf = ({ entries, received }: ReadableList<Picture>, { limit }: PageParam): PicturePage => ({
    listKey,
    pictures: entries,
    unread: received - entries.length,
    uploaded: [],
    isEnd: received < limit,
  })
  const first = firstPage(firstLength)
  const prefetched = prefetchedPictures.readNow(config, filter, { ...first, filter: text })
  const before = kept.get(client)
  const known = prefetched ? pageOf(prefetched, first) : before?.key === String(key) ? before.page : undefined
  const query = useInfiniteQuery({
    queryKey: key,
    initialData: known && { pages: [known], pageParams: [first] },
    // The time 0 marks a cached list, which is loaded again.
    ...(!prefetched && { initialDataUpdatedAt: 0 }),
    refetchOnMount: ({ state }) => state.dataUpdatedAt === 0 && 'always',
    async queryFn({ pageParam, signal }): Promise<PicturePage> {
      if (filter === MARKED) {
        const pictures = await fetchPicturesByIds(config, [...marks.current], signal)
        return { listKey, pictures, unread: 0, uploaded: [], isEnd: true }
      }
      const range = { ...pageParam, filter: text }
      return pageOf(
        await (prefetchedPictures.take(config, filter, range) ?? fetchLongPage(config, filter, range, signal)),
        pageParam,
      )
    },
    initialPageParam: first,
    getNextPageParam: (last, pages): PageParam | undefined =>
      last.isEnd ? undefined : { from: picturePages.nextFrom(pages), limit: PAGE_SIZE },
    placeholderData: keepPreviousData,
    // A filter that is chosen again loads from the portal, not from the cache.
    gcTime: 0,
  })
  useEffect(() => prefetchedPictures.drop(), [])
  const { isFetching, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } = query
  const isOutdated = query.dataUpdatedAt === 0
  // A cached list that can't be loaded again does not show, because some of its pictures may be gone.
  const data = isOutdated && query.error ? undefined : query.data

  const pictures: readonly Picture[] = useMemo(() => picturePages.all(data?.pages ?? []), [data])
  // After every render, because each change of the list must be cached.
  useEffect(() => {
    const page = { listKey, pictures, unread: 0, uploaded: [], isEnd: !hasNextPage }
    if (data && !isOutdated && filter !== MARKED) kept.set(client, { key: String(key), page })
  })
  const refresh = () => void refetch()
  const change = (edit: (pages: readonly PicturePage[]) => PicturePage[]) => {
    const updatedAt = client.getQueryState(key)?.dataUpdatedAt
    client.setQueryData<InfiniteData<PicturePage, PageParam>>(key, old => old && { ...old, pages: edit(old.pages) }, {
      updatedAt,
    })
    // The pending response, which will replace a cached list, may be older than the change. So the list is requested
    // again.
    if (updatedAt === 0 && client.getQueryData(key)) void refetch()
  }
  return {
    pictures,
    /** Changes when the list of another filter or text is shown. */
    listKey: data?.pages[0]?.listKey ?? '',
    error: query.error,
    isLoaded: data !== undefined,
    /** True while the pictures of the previous filter or text, or those of the last window, are still shown. */
    isOutdated: data !== undefined && isOutdated,
    isEnd: data !== undefined && !hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed: isFetchNextPageError,
    /** Offset of the first picture that is not loaded. */
    nextFrom: picturePages.nextFrom(data?.pages ?? []),
    loadMore: useCallback(() => {
      // A second call for the same page joins the pending request.
      if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage({ cancelRefetch: false })
    }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]),
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
    /** Reloads the list. The loaded pictures stay visible until the response. */
    refresh,
    /** Empties the list, and loads it again. */
    reset: () => void client.resetQueries({ queryKey: key }),
    /**
     * Adds uploaded pictures at the start. Reloads the list instead if it has not loaded, or if a request is pending.
     * The response of a pending request may be older than the upload, and would remove the pictures.
     */
    prepend(added: readonly Picture[]) {
      if (client.isFetching({ queryKey: key }) > 0 || client.getQueryData(key) === undefined) refresh()
      else change(pages => picturePages.prepend(pages, added))
    },
    replace: (changed: readonly Picture[]) =>
      change(pages => picturePages.replace(pages, new Map(changed.map(picture => [picture.Id, picture])))),
    remove: (ids: ReadonlySet<number>) => change(pages => picturePages.remove(pages, ids)),
  }
}
