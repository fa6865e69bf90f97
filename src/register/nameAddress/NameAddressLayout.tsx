import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../kit/theme/tokens'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'
import { FrameStack } from '../frame/FrameText'

/** Name of a slot of the window nameaddress. */
export type NameAddressSlot =
  | 'info'
  | 'firstname'
  | 'surname'
  | 'mail'
  | 'gender'
  | 'plz'
  | 'city'
  | 'street'
  | 'nr'
  | 'phone'
  | 'birthday'
  | 'description'
  | 'terms'
  | 'error'
  | 'send'

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${cssVar('space-3')} ${cssVar('space-4')};
  align-items: start;
`
/** Places a short field beside a long one, also if there is little room. */
const ShortFirst = styled.div`
  display: grid;
  grid-template-columns: minmax(7.5em, 1fr) minmax(0, 3fr);
  gap: ${cssVar('space-3')};
  align-items: start;
`
const ShortLast = styled(ShortFirst)`
  grid-template-columns: minmax(0, 3fr) minmax(7.5em, 1fr);
`
const Error = styled.div`
  padding: 0 ${cssVar('space-4')} ${cssVar('space-3')};
  &:empty {
    display: none;
  }
`

/**
 * Built-in layout of the slots: name, address, contact, and the rest. Errors are above the button bar, always in view.
 */
export function NameAddressLayout({ slots }: { readonly slots: Readonly<Record<NameAddressSlot, ReactNode>> }) {
  return (
    <>
      <WindowBody>
        <FrameStack>
          {slots.info}
          <Pair>
            {slots.firstname}
            {slots.surname}
            {slots.mail}
            {slots.gender}
          </Pair>
          <ShortFirst>
            {slots.plz}
            {slots.city}
          </ShortFirst>
          <ShortLast>
            {slots.street}
            {slots.nr}
          </ShortLast>
          <Pair>
            {slots.phone}
            {slots.birthday}
          </Pair>
          {slots.description}
          {slots.terms}
        </FrameStack>
      </WindowBody>
      <Error>{slots.error}</Error>
      <WindowBar>{slots.send}</WindowBar>
    </>
  )
}
