import { ChevronDown, UserRound } from 'lucide'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { Icon } from '../../../kit/control/Icon'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { pageBase, webAddress } from '../../../lib/webAddress'
import { type Candidate, personText } from '../../person/readCandidates'
import type { CheckDoubletLabel } from '../CheckDoubletWindow'
import { DoubletDetails, type DoubletLink } from './DoubletDetails'

const Box = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: ${cssVar('surface-sunken')};
  color: ${cssVar('text-soft')};
  overflow: hidden;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

/**
 * A person's picture, or an icon if there is none or it can't be loaded. The picture has no text alternative, because
 * the name is beside it.
 */
function ProfilePicture({ uri }: { /** Address of the picture; empty for none. */ readonly uri: string }) {
  const [isGone, setGone] = useState(false)
  const address = uri === '' || isGone ? undefined : webAddress(uri, pageBase())
  return (
    <Box>
      {address === undefined ? (
        <Icon of={UserRound} size={24} />
      ) : (
        <img src={address} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setGone(true)} />
      )}
    </Box>
  )
}

interface DoubletEntryProps {
  readonly candidate: Candidate
  readonly links: readonly DoubletLink[]
  onTake(): void
}

const Entry = styled.li`
  padding: ${cssVar('space-3')};
  border: 1px solid ${cssVar('border')};
  border-radius: ${cssVar('radius')};
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${cssVar('space-2')} ${cssVar('space-3')};
`
const Name = styled.p`
  flex: 1 1 16ch;
  min-width: 0;
  overflow-wrap: anywhere;
  hyphens: auto;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-2')};
  margin-inline-start: auto;
`
const Toggle = styled(Button)`
  svg {
    transition: rotate ${cssVar('motion-slow')} ${cssVar('ease')};
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`

/** Entry of a known person who may be the person registering: name, works, and the button 'that is me'. */
export function DoubletEntry({ candidate, links, onTake }: DoubletEntryProps) {
  const t = useLabels<CheckDoubletLabel>()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const text = personText(candidate)
  return (
    <Entry>
      <Line>
        <ProfilePicture uri={candidate.addData.profile_image} />
        <Name>{text}</Name>
        <Actions>
          {links.length > 0 && (
            <Toggle
              variant="quiet"
              icon={ChevronDown}
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={`${t('register_checkdoublet_details')}: ${text}`}
              onClick={() => setOpen(!isOpen)}
            >
              {t('register_checkdoublet_details')}
            </Toggle>
          )}
          <Button aria-label={`${t('register_checkdoublet_take')}: ${text}`} onClick={onTake}>
            {t('register_checkdoublet_take')}
          </Button>
        </Actions>
      </Line>
      {links.length > 0 && <DoubletDetails {...{ id, isOpen, links }} />}
    </Entry>
  )
}
