import { useId } from 'react'
import styled from 'styled-components'
import { cssVar } from '../theme/tokens'
import { GroupBox } from './GroupBox'
import { focusedOption, type RadioGroupProps, type RadioOption } from './RadioGroup'

/** One choice of a group of pictures. */
export interface PictureOption extends RadioOption {
  /** The address of the picture. The label names its meaning. */
  pictureUrl: string
}

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: ${cssVar('space-2')};
`
const Tile = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${cssVar('space-1')};
  padding: ${cssVar('space-2')};
  border: 2px solid ${cssVar('border')};
  border-radius: ${cssVar('radius')};
  overflow-wrap: anywhere;
  text-align: center;
  cursor: pointer;
  &:hover:not(:has(:disabled)) {
    border-color: ${cssVar('border-strong')};
  }
  &:has(:checked) {
    border-color: ${cssVar('accent')};
    background: ${cssVar('accent-soft')};
    color: ${cssVar('accent-text')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${cssVar('accent')};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    cursor: default;
    opacity: 0.55;
  }
  [aria-invalid='true'] & {
    border-color: ${cssVar('danger-text')};
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
      outline: 2px solid Highlight;
    }
    &:has(:focus-visible) {
      outline: 3px dashed CanvasText;
    }
    &:has(:disabled) {
      color: GrayText;
    }
  }
`
const Picture = styled.img`
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: ${cssVar('radius-small')};
  background: ${cssVar('surface-sunken')};
`
// An invisible radio button covers the tile, so that it handles every click and every key.
const Button = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`

/** Radio buttons that show as pictures, such as pictures of layouts. The arrow keys select the next or previous one. */
export function RadioPictureGroup({ value, onChange, options, ref, ...box }: RadioGroupProps<PictureOption>) {
  const name = useId()
  const stop = focusedOption(options, value)
  return (
    <GroupBox {...box}>
      <Tiles>
        {options.map(option => (
          <Tile key={option.value}>
            <Button
              ref={option === stop ? ref : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <Picture src={option.pictureUrl} alt="" decoding="async" />
            {option.label}
          </Tile>
        ))}
      </Tiles>
    </GroupBox>
  )
}
