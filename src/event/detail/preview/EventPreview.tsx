import { CalendarDays, Link2, type IconNode, MapPin, Ticket, Users } from 'lucide'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { Icon } from '../../../kit/control/Icon'
import { cssVar } from '../../../kit/theme/tokens'
import { WindowBody } from '../../../kit/window/WindowBody'
import { useLabels } from '../../../labels/useLabels'
import { useEventFormState, useEventForm } from '../form/useEventForm'
import type { DetailLabel } from '../eventDetailLabels'
import { mediaThumbnail } from '../pictures/mediaThumbnail'
import { draftSpan } from '../span/eventSpan'
import { writeWhen } from '../span/writeWhen'

interface EventPreviewProps {
  readonly config: ResolvedConfig
  /** Language tag (BCP 47) for formatting dates. */
  readonly tag: string
}

const Page = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-4')};
  padding-block-start: ${cssVar('space-2')};
  overflow-wrap: anywhere;
  hyphens: auto;
`
const Title = styled.h3`
  font-size: 1.6em;
  font-weight: ${cssVar('weight-strong')};
  line-height: ${cssVar('line-tight')};
`
const Facts = styled.ul`
  display: grid;
  gap: ${cssVar('space-2')};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Fact = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${cssVar('space-3')};
  & > svg {
    margin-block-start: 2px;
    color: ${cssVar('text-soft')};
  }
`
const Text = styled.p`
  white-space: pre-line;
  line-height: 1.6;
`
const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-2')};
`
const Picture = styled.img`
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: 160px;
  border-radius: ${cssVar('radius')};
`
const Keywords = styled.p`
  color: ${cssVar('text-soft')};
  font-size: ${cssVar('font-small')};
`
const Missing = styled.span`
  color: ${cssVar('text-soft')};
  font-style: italic;
`

/** Preview of the event's page on the portal. All texts are plain text, never markup. */
export function EventPreview({ config, tag }: EventPreviewProps) {
  const { store } = useEventForm()
  const t = useLabels<DetailLabel>()
  const draft = useEventFormState(store, state => state.draft)
  const { span } = draftSpan(draft, store.read().base)
  const missing = <Missing>{t('event_preview_missing')}</Missing>
  const fact = (icon: IconNode, label: DetailLabel, value: ReactNode) => (
    <Fact>
      <Icon of={icon} />
      <span>
        {t(label)}: {value}
      </span>
    </Fact>
  )
  const { Organisation, Location, Url, PriceUrl, Description, Keywords: keywords, Pictures: pictures } = draft
  return (
    <WindowBody textLabel={t('event_preview')}>
      <Page>
        <Title dir="auto">{draft.MlTitle.trim() || missing}</Title>
        <Pictures>
          {pictures.map(
            ({ IdMedia, MediaItem }) =>
              MediaItem && (
                <Picture key={IdMedia} {...mediaThumbnail(config.hosts.image, MediaItem)} alt="" decoding="async" />
              ),
          )}
        </Pictures>
        <Facts>
          {fact(CalendarDays, 'event_preview_when', span ? writeWhen(span, tag) : missing)}
          {fact(MapPin, 'event_location', Location.text || missing)}
          {Organisation.text && fact(Users, 'event_organisation', Organisation.text)}
          {Url.trim() && fact(Link2, 'event_url', Url)}
          {PriceUrl.trim() && fact(Ticket, 'event_price_url', PriceUrl)}
        </Facts>
        <Text dir="auto">{Description.trim() || missing}</Text>
        {keywords.length > 0 && <Keywords>{keywords.map(keyword => `#${keyword}`).join(' ')}</Keywords>}
      </Page>
    </WindowBody>
  )
}
