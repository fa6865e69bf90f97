import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { makeKey } from '../../wire/writeKeys'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { FailedRequest } from '../../wire/FailedRequest'
import type { Picture } from '../picture/Picture'
import { findContentErrors } from './findContentErrors'
import { namePasted, readFolders } from './readFolders'
import { readUploadFailure } from './readUploadFailure'
import type { uploadLabels } from './uploadLabels'
import type { UploadOptions } from './UploadDialog'
import { amountOfPosts, type UploadPost, type UploadState } from './uploadModel'
import { validateUpload, sharePosts, type ContentErrors, type RejectedFile, type UploadVerdict } from './uploadRules'
import { isIframeUpload, postPictures } from './uploadWire'

/** A name that a browser makes up for a screenshot. */
const MADE_UP = /^(?:image\.\w+)?$/
const NOTHING_READ: UploadVerdict = { accepted: [], rejected: [], isPostTooLarge: false }

/** The posts without files that can't be read any longer; a post that changed is another one. */
function leaveOut(posts: readonly UploadPost[], errors: ContentErrors): UploadPost[] {
  return posts.flatMap(post => {
    const files = post.files.filter(file => !errors.has(file))
    if (files.length === post.files.length) return [post]
    return files.length > 0 ? [{ files, key: makeKey() }] : []
  })
}

/** The upload dialog's controller: reads and validates the files, sends the good ones in one post or in several, and stops the transfer when the dialog goes. */
export function useUpload({ files, entries, isPasted, input, seriesId, onUploaded, onUnanswered }: UploadOptions) {
  const { runtime, showFailedRequest } = useShell()
  const t = useLabels<(typeof uploadLabels)[number]>()
  const config = useMemo(() => runtime.readConfig(), [runtime])
  const [verdict, setVerdict] = useState(NOTHING_READ)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<UploadState>({ status: 'reading' })
  const [storedCount, setStoredCount] = useState(0)
  const [isCut, setCut] = useState(false)
  /** What is to be sent, once a person has agreed to it or need not. */
  const posts = useRef<readonly UploadPost[] | undefined>(undefined)
  const nextPost = useRef(0)
  const mayBeStored = useRef(false)
  /** What is left may have changed on the device since it was read. */
  const isRetry = useRef(false)
  /** What the portal has stored of several posts. Handed over at the end, so that no list fills and loads while files are sent. */
  const stored = useRef<readonly Picture[]>([])
  const handOver = useEffectEvent(() => {
    if (stored.current.length > 0) onUploaded([...stored.current])
    stored.current = []
  })

  const fail = useEffectEvent(async (error: unknown, post: UploadPost, signal: AbortSignal) => {
    handOver()
    // A browser says of a file that was changed meanwhile only that nothing could be sent.
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
    // A form in an iframe tells nothing of what it has sent.
    mayBeStored.current = wasMaybeStored || isIframeUpload(config)
    try {
      const pictures = await postPictures(
        config,
        { ...post, seriesId, input },
        {
          signal,
          onProgress(loaded, total) {
            // The last report may come after the answer.
            if (isAnswered) return
            mayBeStored.current = wasMaybeStored || loaded >= total
            setState(now =>
              now.status === 'sending' ? { status: 'sending', ...amountOfPosts(all, index, loaded, total) } : now,
            )
          },
        },
      )
      // The key of a post that was sent before brings its pictures now, so nothing of it is left unanswered.
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
  /** Reads what is left to send; answers it with what is refused, or nothing to send. */
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
    setVerdict(read)
    // Many small files go in several posts without a question: all together they are one upload within the limit.
    if (read.accepted.length > 0 && !read.isPostTooLarge)
      posts.current = sharePosts(read.accepted, config.pix.postSize)?.map(part => ({ files: part, key: makeKey() }))
    return posts.current
  })

  const run = useEffectEvent(async (signal: AbortSignal) => {
    const all = await prepare(signal)
    if (signal.aborted) return
    if (!all || all.length === 0) {
      setState({ status: 'refused' })
      return
    }
    setState({ status: 'sending', ...amountOfPosts(all, nextPost.current, 0, all.length > 1 ? 1 : 0) })
    for (const post of all.slice(nextPost.current)) {
      if (!(await sendPost(all, post, signal)) || signal.aborted) return
      nextPost.current += 1
    }
    handOver()
    setState({ status: 'done' })
  })
  useEffect(() => {
    const transfer = new AbortController()
    void run(transfer.signal)
    return () => transfer.abort()
  }, [attempt])

  const leave = useEffectEvent(() => {
    handOver()
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
    /** How many of the accepted files, in their order, the portal has. */
    storedCount,
    /** A dropped folder held more files than are taken at once. */
    isCut,
    isMeasured: !isIframeUpload(config),
    limits: config.pix,
    language: config.language,
    /** In how many posts files could be sent that are too much for one; 0: in none. */
    postCount: parts?.length ?? 0,
    sendInPosts() {
      posts.current = parts?.map(part => ({ files: part, key: makeKey() }))
      setVerdict(now => ({ ...now, isPostTooLarge: false }))
      start()
    },
    retry() {
      isRetry.current = true
      start()
    },
  }
}
