import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import styled, { StyleSheetManager } from 'styled-components'
import type { Picture } from '../../../src/pix/picture/Picture'
import { pictureThumbnail } from '../../../src/pix/picture/pictureThumbnail'
import { TILE_SIZE } from '../../../src/pix/manage/manageModel'

const PAGE = 36

const Box = styled.dialog`
  width: 680px;
  height: 630px;
  padding: 16px;
  border: 0;
  border-radius: 8px;
`
const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 16px;
`
const Tile = styled.figure`
  margin: 0;
  font-size: 13px;
`
const Shot = styled.img`
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: contain;
  background: #eee;
`

/** Renders a plain dialog with one page of pictures and no further features. */
function PlainDialog() {
  const box = useRef<HTMLDialogElement>(null)
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  useEffect(() => {
    box.current?.showModal()
    void fetch(`/pix/pictures/by/1001?from=0&limit=${PAGE}`)
      .then(answer => answer.json())
      .then(setPictures)
  }, [])
  return (
    <Box ref={box}>
      <h2>Bilderarchiv</h2>
      <Tiles>
        {pictures.map(picture => (
          <Tile key={picture.Id} data-tile>
            <Shot
              src={pictureThumbnail('/image', picture.Uri, 'tile', TILE_SIZE, devicePixelRatio)}
              alt={picture.Title ?? ''}
              loading="lazy"
            />
            <figcaption>{picture.Title}</figcaption>
          </Tile>
        ))}
      </Tiles>
    </Box>
  )
}

const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(
  <StyleSheetManager nonce={document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''}>
    <PlainDialog />
  </StyleSheetManager>,
)
