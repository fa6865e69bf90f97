import { UserRound } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { Icon } from '../../../kit/control/Icon'
import { cssVar } from '../../../kit/theme/tokens'
import { pageBase, webAddress } from '../../../lib/webAddress'

const Frame = styled.span`
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

/** A person's picture; a drawing in its place where there is none. Says nothing that the name beside it does not say. */
export function ProfilePicture({ uri }: { /** Its address; empty for none. */ readonly uri: string }) {
  const [isGone, setGone] = useState(false)
  const address = uri === '' || isGone ? undefined : webAddress(uri, pageBase())
  return <Frame>{address === undefined ? <Icon of={UserRound} size={24} /> : <img src={address} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setGone(true)} />}</Frame>
}
