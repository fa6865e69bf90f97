import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { makeKey } from '../../wire/writeKeys'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { FailedRequest } from '../../wire/FailedRequest'
import type { Picture } from '../picture/Picture'
import { uploadUrl } from '../picture/pictureWire'
import { pixParts } from '../pixParts'
import { findContentErrors } from './findContentErrors'
import { namePasted, readFolders } from './readFolders'
import { readUploadFailure } from './readUploadFailure'
import type { uploadLabels } from './uploadLabels'
import type { UploadOptions } from './UploadDialog'
import { amountOfPosts, type UploadPost, type UploadState } from './uploadModel'
import {
  canFit,
  isIframeUpload,
  validateUpload,
  sharePosts,
  type ContentErrors,
  type RejectedFile,
  type UploadVerdict,
} from './uploadRules'

/** Matches names that a browser makes up for screenshots. */
const MADE_UP = /^(?:image\.\w+)?$/
const NOTHING_READ: UploadVerdict = { accepted: [], rejected: [], isPostTooLarge: false }

/** Loads the code that sends files. Throws a FailedRequest if the code does not load, so that the person can retry. */
const loadPostPictures = (config: ResolvedConfig) =>
  pixParts.postPictures().catch((cause: unknown) => {
    throw new FailedRequest(
      'POST /pix/pictures/by/{accountId}',
      uploadUrl(config, 'json'),
      { kind: 'unreachable' },
      cause,
    )
  })

/** Removes the files with errors from the posts. A changed post gets a new key, because it is a different request. */
function leaveOut(posts: readonly UploadPost[], errors: ContentErrors): UploadPost[] {
  return posts.flatMap(post => {
    const files = post.files.filter(file => !errors.has(file))
    if (files.length === post.files.length) return [post]
    return files.length > 0 ? [{ files, key: makeKey() }] : []
  })
}

/**
 * Controller of the upload dialog: reads and validates the files, sends the accepted ones in one or more posts, and
 * aborts the transfer when the dialog closes.
 */
export function useUpload({ files, entries, isPasted, input, seriesId, onUploaded, onUnanswered }: UploadOptions) {
  const { runtime, showFailedRequest } = useShell()
  const t = useLabels<(typeof uploadLabels)[number]>()
  const config = useMemo(() => runtime.readConfig(), [runtime])
  const isByIframe = isIframeUpload(config.pix)
  const [verdict, setVerdict] = useState(NOTHING_READ)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<UploadState>({ status: 'reading' })
  const [storedCount, setStoredCount] = useState(0)
  const [isCut, setCut] = useState(false)
  /**
   * Posts to send. Undefined until the files are validated and, if they can be adapted, the person has decided. Empty
   * if no file can be sent, or if the person has not agreed to several posts.
   */
  const posts = useRef<readonly UploadPost[] | undefined>(undefined)
  const nextPost = useRef(0)
  const mayBeStored = useRef(false)
  /** True after a retry: the remaining files may have changed on the device since they were read. */
  const isRetry = useRef(false)
  /**
   * Pictures that the portal has stored since the last call of `onUploaded`. The list gets them at the end of the
   * upload, so that their thumbnails do not load while files are sent.
   */
  const stored = useRef<readonly Picture[]>([])
  const passOnStored = useEffectEvent(() => {
    if (stored.current.length > 0) onUploaded([...stored.current])
    stored.current = []
  })

  const fail = useEffectEvent(async (error: unknown, post: UploadPost, signal: AbortSignal) => {
    passOnStored()
    // If a file changed during the upload, browsers report only a network error.
    const errors =
      error instanceof FailedRequest && error.failure.kind === 'unreachable'
        ? await findContentErrors(post.files, signal)
        : undefined
    const [lost] = errors?.keys() ?? []
    if (signal.aborted) return
    const { reason, isEnough } = lost
      ? { reason: t('pix_upload_file_changed', { NAME: lost.name }), isEnough: true }
      : readUploadFailure(error, t)
    const all = posts.current ?? []
    setState({ status: 'failed', reason, ...amountOfPosts(all, nextPost.current, 0, all.length > 1 ? 1 : 0) })
    if (isEnough) runtime.reportError(error)
    else await showFailedRequest(error)
  })

  const sendPost = useEffectEvent(async (all: readonly UploadPost[], post: UploadPost, signal: AbortSignal) => {
    const index = all.indexOf(post)
    const wasMaybeStored = mayBeStored.current
    let isAnswered = false
    try {
      const postPictures = await loadPostPictures(config)
      // A form in an iframe reports no progress, so the files may be stored at any time.
      mayBeStored.current = wasMaybeStored || isByIframe
      const pictures = await postPictures(
        config,
        { ...post, seriesId, input, isByIframe },
        {
          signal,
          onProgress(loaded, total) {
            // The last progress event may come after the response.
            if (isAnswered) return
            mayBeStored.current = wasMaybeStored || loaded >= total
            setState(now =>
              now.status === 'sending' ? { status: 'sending', ...amountOfPosts(all, index, loaded, total) } : now,
            )
          },
        },
      )
      // If an earlier attempt had stored the post, its key now returns the same pictures, so no response is missing.
      mayBeStored.current = false
      stored.current = [...pictures, ...stored.current]
      setStoredCount(count => count + post.files.length)
      return true
    } catch (error) {
      if (error instanceof FailedRequest && ['refused', 'blocked'].includes(error.failure.kind))
        mayBeStored.current = wasMaybeStored
      if (!signal.aborted) await fail(error, post, signal)
      return false
    } finally {
      isAnswered = true
    }
  })

  /**
   * Shares the accepted files among posts. Returns no posts if the files are too large together, or if one file is too
   * large for any post.
   */
  const accept = (read: UploadVerdict) => {
    // Files that are too large together are sent in several posts only after the person has agreed. Many small files
    // are sent in several posts without asking, because their total is below the limit.
    const parts = read.isPostTooLarge ? undefined : sharePosts(read.accepted, config.pix.postSize)
    // A file that failed to become smaller may be too large for any post. Then nothing is sent.
    setVerdict(parts ? read : { ...read, isPostTooLarge: true })
    posts.current = parts?.map(part => ({ files: part, key: makeKey() })) ?? []
    return posts.current
  }
  const findFiles = async () => {
    if (isPasted)
      return files.map(file =>
        MADE_UP.test(file.name) ? namePasted(file, DATE => t('pix_upload_pasted_name', { DATE })) : file,
      )
    if (!entries) return files
    const found = await readFolders(entries)
    setCut(found.isCut)
    return found.files
  }
  /** Validates the files that are left to send. Returns the posts; undefined if there is nothing to send yet. */
  const prepare = useEffectEvent(async (signal: AbortSignal): Promise<readonly UploadPost[] | undefined> => {
    if (posts.current && !isRetry.current) return posts.current
    if (posts.current) {
      const left = posts.current.slice(nextPost.current)
      const errors = await findContentErrors(
        left.flatMap(post => post.files),
        signal,
      )
      posts.current = [...posts.current.slice(0, nextPost.current), ...leaveOut(left, errors)]
      const lost: RejectedFile[] = [...errors].map(([file, refusal]) => ({ file, refusal }))
      if (lost.length > 0)
        setVerdict(now => ({
          ...now,
          accepted: now.accepted.filter(file => !errors.has(file)),
          rejected: [...lost, ...now.rejected],
        }))
      return posts.current
    }
    const found = await findFiles()
    if (signal.aborted) return undefined
    const byName = validateUpload(found, config.pix)
    const read = validateUpload(found, config.pix, await findContentErrors(byName.accepted, signal))
    if (signal.aborted) return undefined
    if (!canFit(read, config.pix)) return accept(read)
    setState({ status: 'fitting', found: read, files: found })
    return undefined
  })

  const run = useEffectEvent(async (signal: AbortSignal) => {
    const all = await prepare(signal)
    if (signal.aborted || !all) return
    if (all.length === 0) {
      setState({ status: 'refused' })
      return
    }
    setState({ status: 'sending', ...amountOfPosts(all, nextPost.current, 0, all.length > 1 ? 1 : 0) })
    for (const post of all.slice(nextPost.current)) {
      if (!(await sendPost(all, post, signal)) || signal.aborted) return
      nextPost.current += 1
    }
    passOnStored()
    setState({ status: 'done' })
  })
  useEffect(() => {
    const transfer = new AbortController()
    void run(transfer.signal)
    return () => transfer.abort()
  }, [attempt])

  const leave = useEffectEvent(() => {
    passOnStored()
    if (mayBeStored.current) onUnanswered()
  })
  useEffect(() => () => leave(), [])

  const start = () => {
    setState({ status: 'reading' })
    setAttempt(count => count + 1)
  }
  const parts = useMemo(
    () => (verdict.isPostTooLarge ? sharePosts(verdict.accepted, config.pix.postSize) : undefined),
    [verdict, config],
  )
  return {
    state,
    verdict,
    /** Number of accepted files, in their order, that the portal has stored. */
    storedCount,
    /** True when a dropped folder contained more files than were read. */
    isCut,
    isMeasured: !isByIframe,
    limits: config.pix,
    language: config.language,
    /** Number of posts if the files are too large for one post; 0 if they are not, or if they can't be split. */
    postCount: parts?.length ?? 0,
    /** Goes on with the verdict that the person has agreed to. */
    goOn(agreed: UploadVerdict) {
      accept(agreed)
      start()
    },
    retry() {
      isRetry.current = true
      start()
    },
  }
}
