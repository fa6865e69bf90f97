import { ArrowLeft, ArrowRight, Eye } from 'lucide'
import { type FormEvent, type ReactNode, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import type { EventTab } from '../../api/EventApi'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { Button } from '../../kit/control/Button'
import { Notice } from '../../kit/control/Notice'
import { cssVar } from '../../kit/theme/tokens'
import { useLabels } from '../../labels/useLabels'
import { formatInstant } from '../../lib/times'
import { languageTag } from '../../lib/languageTag'
import { useShell } from '../../shell/useShell'
import { WindowForm } from '../../shell/WindowForm'
import { WindowLayout } from '../../template/WindowLayout'
import { useUnfinishedAddress } from '../address/useUnfinishedAddress'
import type { EventCluster } from '../cluster/EventCluster'
import type { DetailLabel } from './eventDetailLabels'
import { EventDetailLayout } from './EventDetailLayout'
import type { EventDetailResult, EventDetailWindowOptions } from './EventDetailWindow'
import { EventFormContext } from './form/useEventForm'
import { HelpContext, HideHelpContext } from './help/FieldHelp'
import { MediasPanel } from './panels/MediasPanel'
import { DescriptionPanel, EventPanel, TopicsPanel, TranslationPanel } from './panels/textPanels'
import { BarButton } from './parts/BarButton'
import { ConflictNotice } from './parts/ConflictNotice'
import { DraftNotice } from './parts/DraftNotice'
import { ErrorSummary } from './parts/ErrorSummary'
import { EventFormTabs, TabsPlace } from './parts/EventFormTabs'
import { PreviewPlace } from './preview/PreviewPlace'
import { useEventDetailForm } from './useEventDetailForm'

interface EventDetailFormProps {
  readonly config: ResolvedConfig
  readonly cluster: EventCluster
  readonly options: EventDetailWindowOptions
  transferClosing(): void
  close(result?: EventDetailResult): void
}

const Panel = styled.div`
  padding-block-start: ${cssVar('space-2')};
  /* The tabs must not cover focused fields. */
  & :is(input, textarea, select, button) {
    scroll-margin-block-start: 88px;
  }
`
const Next = styled(Button)`
  &:dir(rtl) svg {
    scale: -1 1;
  }
`

/** Form of a loaded event; fills the window's slots. */
export function EventDetailForm(props: EventDetailFormProps) {
  const { runtime, templates } = useShell()
  const t = useLabels<DetailLabel>()
  const id = useId()
  const [isPreviewed, setPreviewed] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const form = useEventDetailForm(props)
  const afterAddress = useUnfinishedAddress(place)
  const fromTop = useFromTop(place, form.conflict)
  const repeat = useLatest(afterAddress(() => void form.repeat()))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    afterAddress(form.submit)()
  }
  const { tab, draft, conflict, shown, plans } = form
  const tag = languageTag(runtime.readConfig().language)
  /**
   * Wraps a notice's action. After the action the focus moves into the form, because the pressed button disappears with
   * the notice.
   */
  const andFocus = (action: () => void) => () => {
    action()
    place.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
  }
  const panel = (name: EventTab, content: ReactNode) =>
    tab === name && (
      <Panel ref={place} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${name}`}>
        {content}
      </Panel>
    )
  const slots = {
    caption: (form.isCopy || form.isImported) && (
      <Notice tone="info">{t(form.isCopy ? 'event_copy_notice' : 'event_import_notice')}</Notice>
    ),
    draft: (
      <>
        {draft.offer && (
          <DraftNotice
            text={t('event_draft_offer', { DATE: formatInstant(draft.offer.at) })}
            onRestore={andFocus(draft.restore)}
            onDiscard={andFocus(draft.discard)}
          />
        )}
        {draft.isFleeting && <Notice tone="warning">{t('event_draft_fleeting')}</Notice>}
      </>
    ),
    errors: (
      <>
        {conflict && (
          <ConflictNotice conflict={conflict} categories={form.categories} onTake={andFocus(form.takeTheirs)} />
        )}
        <ErrorSummary plans={plans} shown={shown} onGo={afterAddress(form.goTo)} />
      </>
    ),
    tabs: (
      <TabsPlace $isSticky={templates.content !== undefined}>
        <EventFormTabs
          id={id}
          plans={plans}
          selected={tab}
          shown={shown}
          onSelect={afterAddress(fromTop(form.selectTab))}
        />
      </TabsPlace>
    ),
    Event: panel(
      'Event',
      <EventPanel tag={tag} onChooseHelp={form.chooseHelp} onToggleCalendar={form.toggleHelp} onRepeat={repeat} />,
    ),
    Description: panel(
      'Description',
      <DescriptionPanel
        tag={tag}
        hasTopics={plans.every(plan => plan.tab !== 'Topics')}
        onChooseHelp={form.chooseHelp}
      />,
    ),
    Topics: panel('Topics', <TopicsPanel onChooseHelp={form.chooseHelp} />),
    Translation: panel('Translation', <TranslationPanel language="en" tag={tag} onChooseHelp={form.chooseHelp} />),
    TranslationPl: panel('TranslationPl', <TranslationPanel language="pl" tag={tag} onChooseHelp={form.chooseHelp} />),
    Medias: panel('Medias', <MediasPanel />),
    back: (
      <BarButton icon={ArrowLeft} onClick={afterAddress(() => void form.back())}>
        {t('event_back')}
      </BarButton>
    ),
    preview: (
      <BarButton icon={Eye} onClick={() => setPreviewed(true)}>
        {t('event_preview')}
      </BarButton>
    ),
    next: form.next && (
      <Next icon={ArrowRight} onClick={afterAddress(fromTop(form.next))}>
        {t('event_next')}
      </Next>
    ),
    submit: (
      <Button type="submit" variant="primary" isBusy={form.isBusy} aria-keyshortcuts="Control+Enter Meta+Enter">
        {t('event_save')}
      </Button>
    ),
  }
  return (
    <EventFormContext value={form.form}>
      <HelpContext value={form.help}>
        <HideHelpContext value={form.hideHelp}>
          <WindowForm noValidate isBusy={form.isBusy} isUnanswered={form.isUnanswered} onSubmit={submit}>
            <WindowLayout
              template={templates.content}
              slots={slots}
              required={[
                'errors',
                'tabs',
                'Event',
                'Description',
                'Topics',
                'Translation',
                'TranslationPl',
                'Medias',
                'back',
                'next',
                'submit',
              ]}
              renderLayout={placed => <EventDetailLayout slots={placed} />}
            />
          </WindowForm>
          {isPreviewed && <PreviewPlace config={props.config} tag={tag} onClose={() => setPreviewed(false)} />}
        </HideHelpContext>
      </HelpContext>
    </EventFormContext>
  )
}

/** Returns a function that stays the same and calls the latest `action`, so that memoized parts don't render again. */
function useLatest(action: () => void): () => void {
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  return useCallback(() => latest.current(), [])
}

function scrollToTop(panel: HTMLElement | null): void {
  for (let element = panel?.parentElement; element; element = element.parentElement) element.scrollTop = 0
}

/**
 * Scrolls the open tab to its top when a notice appears.
 * @param panel element of the open tab
 * @param news content of the notice above the fields; undefined without a notice
 * @returns a function that wraps an action, such as opening another tab: the wrapped action scrolls to the top first
 */
function useFromTop(panel: RefObject<HTMLElement | null>, news: unknown) {
  useEffect(() => {
    if (news) scrollToTop(panel.current)
  }, [panel, news])
  return <Given extends unknown[]>(action: (...given: Given) => void) =>
    (...given: Given) => {
      scrollToTop(panel.current)
      action(...given)
    }
}
