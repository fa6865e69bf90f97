import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'
import { WindowBar } from '../../../kit/window/WindowBar'
import { WindowBody } from '../../../kit/window/WindowBody'
import type { TemporaryRow } from './temporaryFormModel'

/** Name of a slot of the temporary account's form. */
export type TemporaryAccountSlot =
  'info' | 'text' | 'account_types' | 'gender' | TemporaryRow | 'error' | 'intro' | 'save'

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-4')};
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${cssVar('space-3')} ${cssVar('space-4')};
  align-items: start;
`

/**
 * Built-in layout of the form: account type and gender, the names, the e-mail address. The button for registration is
 * at the start of the button bar, before the save button.
 */
export function TemporaryAccountLayout({
  slots,
}: {
  readonly slots: Readonly<Record<TemporaryAccountSlot, ReactNode>>
}) {
  return (
    <>
      <WindowBody>
        <Stack>
          {slots.info}
          {slots.text}
          <Pair>
            {slots.account_types}
            {slots.gender}
            {slots.firstname}
            {slots.surname}
            {slots.artistname}
            {slots.aliasname}
          </Pair>
          {slots.existmail}
          {slots.error}
        </Stack>
      </WindowBody>
      <WindowBar start={slots.intro}>{slots.save}</WindowBar>
    </>
  )
}
