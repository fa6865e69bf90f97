import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLabels } from '../../labels/useLabels'
import { pageBase } from '../../lib/webAddress'
import { useShell } from '../../shell/useShell'
import { editorAddress } from './editorAddress'
import type { editorLabels } from './editorLabels'
import { editorMessage } from './editorMessage'
import type { EditorTarget } from './EditorWindow'
import { fetchEditorToken, newArticle, newCommentsConfig } from './editorWire'

/** The editor: being asked for, not to be had, or at an address. */
export type EditorState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; retry(): void }
  | { readonly status: 'ready'; readonly address: string }

/** Drives the editor overlay: asks for its address, listens to its iframe, and asks before work in it is left. `close` takes it away. */
export function useEditor(target: EditorTarget, close: () => void) {
  const { runtime, showFailedRequest, ask, guardClose } = useShell()
  const t = useLabels<(typeof editorLabels)[number]>()
  const iframe = useRef<HTMLIFrameElement>(null)
  const made = useRef<Readonly<Record<string, string>>>({})
  const [state, setState] = useState<EditorState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setState({ status: 'loading' })
    setAttempt(count => count + 1)
  }, [])

  const load = useEffectEvent(async (signal: AbortSignal) => {
    const config = runtime.readConfig()
    const { url, comments, article } = target
    try {
      // Each made once: a second try must not make a second article.
      if (comments && !made.current['comments_config_id']) made.current = await newCommentsConfig(config, comments)
      if (article && !made.current['article_id'])
        made.current = { ...made.current, ...(await newArticle(config, article)) }
      const token = await fetchEditorToken(config, signal)
      const address = editorAddress({
        url,
        base: pageBase(),
        account: config.auth.account ?? '',
        token,
        hosts: config.hosts,
        made: made.current,
      })
      if (!signal.aborted) setState({ status: 'ready', address })
    } catch (error) {
      if (signal.aborted) return
      setState({ status: 'failed', retry })
      await showFailedRequest(error)
    }
  })
  useEffect(() => {
    const stop = new AbortController()
    void load(stop.signal)
    return () => stop.abort()
  }, [attempt])

  // Newer browsers answer it with a promise, which an effect must not.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])

  const address = state.status === 'ready' ? state.address : undefined
  const obey = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    // Anybody may send a page messages.
    if (
      !iframe.current ||
      source !== iframe.current.contentWindow ||
      address === undefined ||
      origin !== new URL(address).origin
    )
      return
    const command = editorMessage(data)
    if (!command) return
    close()
    if (command === 'close') runtime.readConfig().reload('editor.open')
  })
  // Present before the iframe, so that no message is missed.
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener('message', event => obey(event), { signal: listening.signal })
    return () => listening.abort()
  }, [])

  // What happens in an iframe of another host can't be seen, but that a person went into it can: the page's window loses the focus to it.
  const askFirst = useEffectEvent(() =>
    ask({
      heading: t('editor_leave_question'),
      text: t('editor_leave_text'),
      okText: t('editor_leave'),
      cancelText: t('editor_stay'),
      isDangerous: true,
      isCancelFirst: true,
    }),
  )
  useEffect(() => {
    const watching = new AbortController()
    const watch = () => {
      const root = iframe.current?.getRootNode() as ShadowRoot | undefined
      if (iframe.current && root?.activeElement === iframe.current) guardClose(() => askFirst())
    }
    window.addEventListener('blur', watch, { signal: watching.signal })
    return () => {
      watching.abort()
      guardClose(undefined)
    }
  }, [guardClose])

  return { state, iframe }
}
