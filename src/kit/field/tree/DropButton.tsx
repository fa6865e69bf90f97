import { ChevronDown } from 'lucide'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { Icon } from '../../control/Icon'
import { cssVar } from '../../theme/tokens'
import { type FieldControlProps, inputStyle } from '../FieldBox'

interface DropButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  control: FieldControlProps
  /** Text of the choice. */
  text: string
  isOpen: boolean
  popupId: string
}

const Face = styled.button`
  ${inputStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${cssVar('space-2')};
  text-align: start;
  cursor: pointer;
  &:disabled {
    cursor: default;
  }
`
const Text = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/**
 * Button of a field with a tree of choices. Shows the choice and opens the tree. Looks like a select box, and is a
 * combobox for screen readers.
 */
export function DropButton({ control: { required, ...control }, text, isOpen, popupId, ...rest }: DropButtonProps) {
  return (
    <Face
      {...rest}
      {...control}
      type="button"
      role="combobox"
      title={text}
      aria-required={required || undefined}
      aria-haspopup="tree"
      aria-expanded={isOpen}
      aria-controls={isOpen ? popupId : undefined}
    >
      <Text>{text}</Text>
      <Icon of={ChevronDown} />
    </Face>
  )
}
