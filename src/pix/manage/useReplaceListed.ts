import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Picture } from '../picture/Picture'
import type { PicturePage } from './PicturePage'
import { picturePages } from './picturePages'

/** Answers a function that shows a picture as it was saved in every loaded list, at its place and without a request. */
export function useReplaceListed(): (saved: Picture) => void {
  const client = useQueryClient()
  return useCallback(
    saved => {
      client.setQueriesData<InfiniteData<PicturePage>>({ predicate: ({ queryKey }) => queryKey.includes('pix.pictures') }, old =>
        old && { ...old, pages: picturePages.replace(old.pages, new Map([[saved.Id, saved]])) },
      )
    },
    [client],
  )
}
