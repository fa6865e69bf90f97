import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import type { Candidate } from '../../person/Candidate'
import { personText } from '../../person/personText'
import type { CheckDoubletLabel } from '../CheckDoubletLabel'
import type { DoubletLink } from '../doubletLinks'
import { DoubletDetails } from './DoubletDetails'
import { ProfilePicture } from './ProfilePicture'

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
const Acts = styled.div`
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

/** One of the persons who may be the one that registers: who she is, what she made, and 'that is me'. */
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
        <Acts>
          {links.length > 0 && (
            <Toggle variant="quiet" icon={ChevronDown} aria-expanded={isOpen} aria-controls={id} aria-label={`${t('register_checkdoublet_details')}: ${text}`} onClick={() => setOpen(!isOpen)}>
              {t('register_checkdoublet_details')}
            </Toggle>
          )}
          <Button aria-label={`${t('register_checkdoublet_take')}: ${text}`} onClick={onTake}>
            {t('register_checkdoublet_take')}
          </Button>
        </Acts>
      </Line>
      {links.length > 0 && <DoubletDetails {...{ id, isOpen, links }} />}
    </Entry>
  )
}
