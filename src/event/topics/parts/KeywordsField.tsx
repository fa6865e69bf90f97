import { type Ref, useContext } from 'react'
import { KeywordList } from '../../../kit/field/KeywordList'
import { useLabels } from '../../../labels/useLabels'
import { FieldHelp, HideHelpContext } from '../../detail/help/FieldHelp'
import { isForbiddenKeyword, tidyEventKeyword } from '../tidyEventKeyword'
import type { TopicsLabel } from '../topicsLabels'

interface KeywordsFieldProps {
  readonly keywords: readonly string[]
  /** Keywords to choose from (`event.keywordSuggestions`). */
  readonly assigned: readonly string[]
  readonly ref?: Ref<HTMLInputElement>
  /** Selected predefined keyword; '0' means none. */
  readonly choice: string
  onChange(keywords: readonly string[]): void
  onChoose(keyword: string): void
}

/** An event's keywords: typed, or chosen from the predefined ones (events 2.2, 5.4). */
export function KeywordsField({ keywords, assigned, choice, ref, onChange, onChoose }: KeywordsFieldProps) {
  const t = useLabels<TopicsLabel>()
  const hideHelp = useContext(HideHelpContext)
  // A chosen keyword stays in the list, even if the page no longer offers it.
  const given = choice === '0' || assigned.includes(choice) ? assigned : [choice, ...assigned]
  return (
    <FieldHelp helpLabel="event_help_keywords" of={t('event_keywords')}>
      <KeywordList
        label={t('event_keywords')}
        {...{ keywords, onChange, ref }}
        tidy={tidyEventKeyword}
        refuse={keyword => {
          if (!isForbiddenKeyword(keyword)) return undefined
          hideHelp()
          return `${t('event_not_allowed_keywords_title')} ${t('event_not_allowed_keywords_text')}`
        }}
        {...(given.length > 0 && {
          assigned: given,
          suggestions: assigned,
          assignedChoice: choice,
          onChooseAssigned: onChoose,
        })}
        texts={{
          add: t('event_keyword_add'),
          ...(given.length > 0 && { assigned: t('event_keyword_assigned') }),
          remove: keyword => t('event_keyword_remove', { KEYWORD: keyword }),
          added: added => t('event_keyword_added', { KEYWORDS: added }),
          removed: keyword => t('event_keyword_removed', { KEYWORD: keyword }),
        }}
      />
    </FieldHelp>
  )
}
