import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useMemo } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { Picture } from '../picture/Picture'
import { fetchPicturesByIds } from '../picture/pictureWire'
import { prefetchedPictures, fetchLongPage, type PicturePage, picturePages } from './picturePages'
import { firstPage, MARKED, type PageParam, PAGE_SIZE, type PictureFilter } from './manageModel'

interface PictureListOptions {
  readonly config: ResolvedConfig
  readonly filter: PictureFilter
  readonly text: string
  /** How many pictures are loaded first, when more than a page was loaded before. */
  readonly firstLength: number
  readonly marks: RefObject<ReadonlySet<number>>
}

/** The pictures of one filter, page by page; a page never makes an earlier one load again. */
export function usePictureList({ config, filter, text, firstLength, marks }: PictureListOptions) {
  const client = useQueryClient()
  const { accountId } = config.auth
  const key = useMemo(
    () => [accountId, config.language, 'pix.pictures', filter, text],
    [accountId, config.language, filter, text],
  )

  const listKey = `${filter} ${text}`
  const pageOf = (pictures: Picture[], { limit }: PageParam): PicturePage => ({
    listKey,
    pictures,
    uploaded: [],
    isEnd: pictures.length < limit,
  })
  const first = firstPage(firstLength)
  const query = useInfiniteQuery({
    queryKey: key,
    initialData() {
      const prefetched = prefetchedPictures.readNow(config, filter, { ...first, filter: text })
      return prefetched && { pages: [pageOf(prefetched, first)], pageParams: [first] }
    },
    async queryFn({ pageParam, signal }): Promise<PicturePage> {
      if (filter === MARKED)
        return {
          listKey,
          pictures: await fetchPicturesByIds(config, [...marks.current], signal),
          uploaded: [],
          isEnd: true,
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
    // A filter that is chosen again loads anew.
    gcTime: 0,
  })
  useEffect(() => prefetchedPictures.drop(), [])
  const { data, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } = query

  const pictures: readonly Picture[] = useMemo(() => picturePages.all(data?.pages ?? []), [data])
  const reload = () => void client.resetQueries({ queryKey: key })
  const change = (edit: (pages: readonly PicturePage[]) => PicturePage[]) => {
    client.setQueryData<InfiniteData<PicturePage, PageParam>>(key, old => old && { ...old, pages: edit(old.pages) })
  }
  return {
    pictures,
    /** Another one when the list of another filter is shown. */
    listKey: data?.pages[0]?.listKey ?? '',
    error: query.error,
    isLoaded: data !== undefined,
    /** The pictures of the filter before are still shown. */
    isOutdated: query.isPlaceholderData,
    isEnd: data !== undefined && !hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed: isFetchNextPageError,
    /** Where what is not loaded begins. */
    nextFrom: picturePages.nextFrom(data?.pages ?? []),
    loadMore: useCallback(() => {
      // A second wish for the same page joins the first.
      if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage({ cancelRefetch: false })
    }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]),
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
    /** Loads what is shown again, which stays meanwhile. */
    refresh: () => void refetch(),
    reload,
    /** Shows uploaded pictures first. What is on its way may have been read before they were there, and would take them away again: it is asked for anew. */
    prepend(added: readonly Picture[]) {
      if (client.isFetching({ queryKey: key }) > 0 || client.getQueryData(key) === undefined) reload()
      else change(pages => picturePages.prepend(pages, added))
    },
    replace: (changed: readonly Picture[]) =>
      change(pages => picturePages.replace(pages, new Map(changed.map(picture => [picture.Id, picture])))),
    remove: (ids: ReadonlySet<number>) => change(pages => picturePages.remove(pages, ids)),
  }
}
