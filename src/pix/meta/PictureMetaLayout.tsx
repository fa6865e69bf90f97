import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../kit/theme/tokens'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'

interface PictureMetaLayoutProps {
  readonly slots: Readonly<Record<string, ReactNode>>
}

const Box = styled.div`
  container-type: inline-size;
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: ${cssVar('space-4')} ${cssVar('space-5')};
  align-items: start;
  @container (max-width: 559.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Aside = styled.div`
  position: sticky;
  inset-block-start: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-4')};
  @container (max-width: 559.98px) {
    display: contents;
  }
`
// On a phone the form comes before the read-only details.
const Info = styled.div`
  order: 1;
`
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${cssVar('space-4')} ${cssVar('space-3')};
  align-items: start;
  @container (max-width: 379.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`

/** Built-in layout: the picture and its details beside the form, or one below the other in a narrow window. */
export function PictureMetaLayout({ slots }: PictureMetaLayoutProps) {
  const {
    notices,
    preview,
    info,
    Title,
    Subtitle,
    Copyright,
    Originator,
    Agency,
    Date,
    Place,
    Link,
    Keywords,
    Rights,
    descriptions,
    save,
    cancel,
    manage,
  } = slots
  return (
    <>
      <WindowBody>
        {notices}
        <Box>
          <Columns>
            <Aside>
              {preview}
              <Info>{info}</Info>
            </Aside>
            <Fields>
              <Wide>{Title}</Wide>
              <Wide>{Subtitle}</Wide>
              {Copyright}
              {Originator}
              {Agency}
              {Date}
              {Place}
              {Link}
              <Wide>{Keywords}</Wide>
              <Wide>{descriptions}</Wide>
              <Wide>{Rights}</Wide>
              <Wide>{slots['share-groups']}</Wide>
            </Fields>
          </Columns>
        </Box>
      </WindowBody>
      <WindowBar
        start={
          <>
            {slots['delete']}
            {manage}
          </>
        }
      >
        {cancel}
        {save}
      </WindowBar>
    </>
  )
}
