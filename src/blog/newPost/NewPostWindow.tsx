import styled from 'styled-components'
import { Button } from '../../kit/control/Button'
import { SelectField } from '../../kit/field/SelectField'
import { TextField } from '../../kit/field/TextField'
import { cssVar } from '../../kit/theme/tokens'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'
import { useLabels } from '../../labels/useLabels'
import { RetryNotice } from '../../shell/LoadState'
import { ShellChrome } from '../../shell/ShellChrome'
import { useShell } from '../../shell/useShell'
import { WindowForm } from '../../shell/WindowForm'
import type { WindowProps } from '../../shell/WindowTable'
import type { BlogTag } from '../blogWire'
import { newPostLabels, useNewPost } from './useNewPost'

const LONGEST_TITLE = 200
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-4')};
`

/**
 * Asks for the title of a new blog post and, if there are tags, for its tag. Then creates the post and opens its page
 * (portal-accounts 2.5).
 */
export function NewPostWindow({ options, close }: WindowProps<{ tags?: readonly BlogTag[] }, never>) {
  const { close: leave } = useShell()
  const t = useLabels<(typeof newPostLabels)[number]>()
  const { title, tag, tags, hasTag, retryTags, isBusy, isUnanswered, submit } = useNewPost(options.tags, close)
  const isListed = typeof tags !== 'string'
  const choices = isListed ? tags.map(({ id, name }) => ({ value: String(id), label: name })) : []
  return (
    <ShellChrome>
      <WindowForm noValidate {...{ isBusy, isUnanswered }} onSubmit={submit}>
        <WindowBody>
          <Fields>
            <TextField
              label={t('ui_blog_title')}
              isRequired
              autoFocus
              maxLength={LONGEST_TITLE}
              autoComplete="off"
              {...title}
            />
            {hasTag && (
              <SelectField
                label={t('ui_blog_tag')}
                isRequired
                aria-busy={tags === 'loading'}
                options={[
                  { value: '', label: t(tags === 'loading' ? 'ui_blog_tags_loading' : 'ui_blog_tag_choose') },
                  ...choices,
                ]}
                {...tag}
              />
            )}
            {tags === 'failed' && (
              <RetryNotice isSmall onRetry={retryTags}>
                {t('ui_blog_tags_failed')}
              </RetryNotice>
            )}
          </Fields>
        </WindowBody>
        <WindowBar>
          <Button onClick={leave}>{t('ui_close')}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('ui_blog_create')}
          </Button>
        </WindowBar>
      </WindowForm>
    </ShellChrome>
  )
}

NewPostWindow.labels = newPostLabels
