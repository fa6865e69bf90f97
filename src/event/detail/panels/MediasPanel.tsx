import { ImagePlus, Images } from 'lucide'
import { memo, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { announce } from '../../../kit/control/LiveRegion'
import { Button } from '../../../kit/control/Button'
import { EmptyState } from '../../../kit/control/EmptyState'
import { Notice } from '../../../kit/control/Notice'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import type { DetailLabel } from '../eventDetailLabels'
import { useEventForm } from '../form/useEventForm'
import { FieldStack } from '../fields/FieldStack'
import { FieldHelp } from '../help/FieldHelp'
import { PictureCard } from '../pictures/PictureCard'
import { usePictures } from '../pictures/usePictures'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr));
  gap: ${cssVar('space-3')};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Start = styled.div`
  justify-self: start;
`

/** The event's pictures: the tab Medias (events 2.2). */
export const MediasPanel = memo(function MediasPanel() {
  const t = useLabels<DetailLabel>()
  const { bindingOf } = useEventForm()
  const { ref: buttonRef } = bindingOf('Pictures')
  const { pictures, pictureError, service, isBusy, add, edit, remove } = usePictures()
  const place = useRef<HTMLDivElement>(null)
  const isFocusLost = useRef(false)
  useLayoutEffect(() => {
    // The focus was lost because the pressed button was removed or moved.
    if (isFocusLost.current) place.current?.querySelector<HTMLElement>('button')?.focus()
    isFocusLost.current = false
  }, [pictures])
  const addButton = (
    <Button
      variant="primary"
      icon={ImagePlus}
      isBusy={isBusy}
      ref={buttonRef}
      onClick={() => {
        // This button moves to another part of the panel when the first pictures arrive, and then loses the focus.
        isFocusLost.current = pictures.length === 0
        void add()
      }}
    >
      {t('event_pictures_add')}
    </Button>
  )
  if (pictures.length === 0) {
    return (
      <div ref={place}>
        <EmptyState
          icon={Images}
          heading={t('event_pictures_none')}
          text={t('event_help_pictures')}
          action={addButton}
        />
      </div>
    )
  }
  return (
    <FieldStack ref={place}>
      <FieldHelp helpLabel="event_help_pictures" of={t('event_tab_medias')} isBare>
        <Start>{addButton}</Start>
      </FieldHelp>
      {pictureError && <Notice tone="error">{pictureError}</Notice>}
      <List aria-label={t('event_tab_medias')}>
        {pictures.map((picture, index) => {
          const name = t('event_picture', { NUMBER: index + 1 })
          return (
            <PictureCard
              key={picture.IdMedia}
              picture={picture}
              service={service}
              name={name}
              editText={t('event_picture_edit', { NAME: name })}
              removeText={t('event_picture_delete', { NAME: name })}
              onEdit={() => void edit(picture)}
              onRemove={() => {
                isFocusLost.current = true
                remove(picture)
                announce(t('event_picture_deleted', { NAME: name }))
              }}
            />
          )
        })}
      </List>
    </FieldStack>
  )
})
