import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../kit/theme/tokens'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'

interface EventDetailLayoutProps {
  readonly slots: Readonly<Record<string, ReactNode>>
}

const Head = styled.div`
  flex: none;
  padding-inline: ${cssVar('space-4')};
`
const Notices = styled.div`
  display: grid;
  gap: ${cssVar('space-2')};
  padding-block: ${cssVar('space-2')} ${cssVar('space-3')};
  &:empty {
    display: none;
  }
`

/** Built-in layout of the form's slots. The tabs stay in view above the content that scrolls. */
export function EventDetailLayout({ slots }: EventDetailLayoutProps) {
  const {
    caption,
    draft,
    errors,
    tabs,
    Event,
    Description,
    Topics,
    Translation,
    TranslationPl,
    Medias,
    back,
    preview,
    next,
    submit,
  } = slots
  return (
    <>
      <Head>{tabs}</Head>
      <WindowBody>
        <Notices>
          {caption}
          {draft}
          {errors}
        </Notices>
        {Event}
        {Description}
        {Topics}
        {Translation}
        {TranslationPl}
        {Medias}
      </WindowBody>
      <WindowBar start={back}>
        {preview}
        {next}
        {submit}
      </WindowBar>
    </>
  )
}
