import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useProgressive } from '../../kit/window/useProgressive'
import { useShell } from '../../shell/useShell'
import type { Picture } from '../picture/Picture'
import { fetchPicture } from '../picture/pictureWire'
import type { MetaOptions } from './PictureMetaWindow'

type MetaState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; retry(): void }
  /** `refresh` reloads the picture; undefined if the caller provided it. */
  | { readonly status: 'ready'; readonly picture: Picture; readonly refresh: (() => void) | undefined }

/** Returns the caller's picture, or loads the one with the caller's id. */
export function useMeta(config: ResolvedConfig, { picture, pictureId }: MetaOptions): MetaState {
  const { showFailedRequest } = useShell()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [config.auth.accountId, config.language, 'pix.picture', pictureId],
    queryFn: ({ signal }) => fetchPicture(config, pictureId ?? 0, signal),
    enabled: pictureId !== undefined,
    gcTime: 0,
  })
  const isDrawable = useProgressive(data !== undefined)
  useEffect(() => {
    if (error) void showFailedRequest(error)
  }, [error, showFailedRequest])
  const load = () => void refetch()
  if (picture) return { status: 'ready', picture, refresh: undefined }
  if (error && !isFetching) return { status: 'failed', retry: load }
  return data && isDrawable ? { status: 'ready', picture: data, refresh: load } : { status: 'loading' }
}
