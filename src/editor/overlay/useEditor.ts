import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLabels } from '../../labels/useLabels'
import { pageBase } from '../../lib/webAddress'
import { useShell } from '../../shell/useShell'
import { editorAddress } from './editorAddress'
import type { editorLabels } from './editorLabels'
import type { EditorTarget } from './EditorWindow'
import { fetchEditorToken, newArticle, newCommentsConfig } from './editorWire'

/** Command of the editor to the page. Both commands close the overlay; `close` also reloads the page. */
type EditorCommand = 'close' | 'remove'

/**
 * Reads a message of the editor's iframe (portal-accounts 7). A command is an object, or the JSON text of one. Its
 * `close_editor` or `remove_editor` is true, or the text 'true'. Returns undefined for every other message.
 */
export function editorMessage(data: unknown): EditorCommand | undefined {
  const message = typeof data === 'string' ? parse(data) : data
  if (typeof message !== 'object' || message === null) return undefined
  const { close_editor, remove_editor } = message as Record<string, unknown>
  if (isTrue(close_editor)) return 'close'
  return isTrue(remove_editor) ? 'remove' : undefined
}

const isTrue = (value: unknown) => value === true || value === 'true'

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** State of the editor's address: it loads, failed to load, or is known. */
type EditorState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; retry(): void }
  | { readonly status: 'ready'; readonly address: string }

/**
 * Controller of the editor overlay. Requests the token, makes the editor's address, and listens to the iframe. If the
 * person has been in the iframe and then closes the overlay, a question shows first. `close` closes the overlay without
 * this question.
 */
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
      // Create each object only once, because a retry must not create a second article.
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

  // In newer browsers `scrollTo` returns a promise, which an effect must not return. So the call is in a block.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])

  const address = state.status === 'ready' ? state.address : undefined
  const obey = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    // Any window can send messages to a page, so check the sender.
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
  // Listen before the iframe is there, so that no message is missed.
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener('message', event => obey(event), { signal: listening.signal })
    return () => listening.abort()
  }, [])

  const askToClose = useEffectEvent(() =>
    ask({
      heading: t('ui_editor_leave_question'),
      text: t('ui_editor_leave_text'),
      okText: t('ui_editor_leave'),
      cancelText: t('ui_editor_stay'),
      isDangerous: true,
      isCancelFirst: true,
    }),
  )
  // The page can't see changes inside an iframe of another host. But the page's window loses the focus when a person
  // goes into the iframe. From then on there may be changes, so the overlay asks before it closes.
  useEffect(() => {
    const watching = new AbortController()
    const watch = () => {
      const root = iframe.current?.getRootNode() as ShadowRoot | undefined
      if (iframe.current && root?.activeElement === iframe.current) guardClose(() => askToClose())
    }
    window.addEventListener('blur', watch, { signal: watching.signal })
    return () => {
      watching.abort()
      guardClose(undefined)
    }
  }, [guardClose])

  return { state, iframe }
}
