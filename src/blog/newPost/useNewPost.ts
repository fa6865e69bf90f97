import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useSubmitGuard } from '../../kit/form/useForm'
import { useLabels } from '../../labels/useLabels'
import { useGuardClose } from '../../shell/useCloseGuard'
import { useShell } from '../../shell/useShell'
import { useSentRequest } from '../../shell/useSentRequest'
import { useIsMounted } from '../../shell/useIsMounted'
import { FailedRequest, refusalStatus } from '../../wire/FailedRequest'
import { type BlogTag, fetchBlogTags, newBlogPost } from '../blogWire'
import { goTo } from '../goTo'

/** Every label of the window of a new blog post. */
export const newPostLabels = [
  'ui_blog_new_post_heading',
  'ui_blog_title',
  'ui_blog_tag',
  'ui_blog_tag_choose',
  'ui_blog_tags_loading',
  'ui_blog_tags_failed',
  'ui_blog_create',
  'ui_blog_leave_question',
  'ui_blog_leave_text',
  'ui_blog_leave',
  'ui_blog_stay',
  'ui_blog_no_page',
  'page_window_error_text',
  'page_window_error_text_headline',
] as const

/** HTTP statuses that a portal may send for an unknown call. */
const UNKNOWN = [400, 404, 405, 410, 501]

/**
 * True when the portal refused a call as unknown, or sent a malformed response to it. The portal then probably lacks
 * the call.
 */
function isUnknownCall(error: unknown): boolean {
  if (!(error instanceof FailedRequest)) return false
  return error.failure.kind === 'malformed' || UNKNOWN.includes(refusalStatus(error) ?? 0)
}

/**
 * Controller of the window of a new blog post. If there are no tags, a post needs none.
 * @param given the caller's tags. Default: `blog.tags` of the page, else the portal's tags, which this hook loads.
 * @param close closes the window
 */
export function useNewPost(given: readonly BlogTag[] | undefined, close: () => void) {
  const { runtime, tell, ask } = useShell()
  const t = useLabels<(typeof newPostLabels)[number]>()
  const { isUnanswered, send } = useSentRequest()
  const { isBusy, run } = useSubmitGuard()
  const isMounted = useIsMounted()
  const [title, setTitle] = useState('')
  const [tag, setTag] = useState('')
  const titleField = useRef<HTMLInputElement>(null)
  const tagField = useRef<HTMLSelectElement>(null)
  const { auth, language, blog } = runtime.readConfig()
  const ownTags = given ?? blog?.tags
  const { data, isError, refetch } = useQuery({
    queryKey: [auth.account, language, 'blog', 'tags'],
    async queryFn({ signal }) {
      try {
        return await fetchBlogTags(runtime.readConfig(), signal)
      } catch (error) {
        if (isUnknownCall(error)) return []
        throw error
      }
    },
    enabled: !ownTags,
  })
  const tags = ownTags ?? (isError ? ('failed' as const) : (data ?? ('loading' as const)))
  const hasTag = tags.length > 0

  const isComplete = title.trim() !== '' && (tag !== '' || !hasTag)
  const sayMissing = async () => {
    await tell({ heading: t('page_window_error_text_headline'), text: t('page_window_error_text') })
    const missing = title.trim() ? tagField : titleField
    missing.current?.focus()
  }
  const create = () =>
    send(async () => {
      const page_url = await newBlogPost(runtime.readConfig(), { title: title.trim(), tag_id: tag || undefined })
      if (!isMounted()) return
      if (!goTo(page_url)) await tell({ heading: t('error_dialog_heading'), text: t('ui_blog_no_page') })
      // Closes the window, because a second press while the browser leaves the page would create a second post.
      close()
    })

  useGuardClose(
    () =>
      ask({
        heading: t('ui_blog_leave_question'),
        text: t('ui_blog_leave_text'),
        okText: t('ui_blog_leave'),
        cancelText: t('ui_blog_stay'),
        isCancelFirst: true,
      }),
    title.trim() !== '',
    isBusy,
  )

  return {
    title: { value: title, onChange: setTitle, ref: titleField },
    tag: { value: tag, onChange: setTag, ref: tagField },
    tags,
    /** True when a post needs a tag: tags exist, are still loading, or failed to load. */
    hasTag,
    retryTags: () => void refetch(),
    isBusy,
    isUnanswered,
    submit: (event: FormEvent) => {
      event.preventDefault()
      void (isComplete ? run(create) : sayMissing())
    },
  }
}
