import * as icons from 'lucide'
import type { IconNode } from 'lucide'
import styled from 'styled-components'
import { Icon } from '../../../src/kit/control/Icon'
import { cssVar } from '../../../src/kit/theme/tokens'
import { iconsInUse } from './iconsInUse'

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: ${cssVar('space-2')};
  list-style: none;
`
const Cell = styled.li`
  display: grid;
  justify-items: center;
  gap: ${cssVar('space-2')};
  padding: ${cssVar('space-3')} ${cssVar('space-1')};
  border-radius: ${cssVar('radius')};
  background: ${cssVar('surface-sunken')};
  font-size: ${cssVar('font-small')};
  text-align: center;
  overflow-wrap: anywhere;
`
const Files = styled.span`
  color: ${cssVar('text-soft')};
`

const drawings = new Map(Object.entries(icons) as [string, IconNode][])

/** Renders every icon of the product, with its name and the number of files that use it. */
export function IconSheet() {
  return (
    <Sheet>
      {iconsInUse.map(([name, files]) => {
        const Drawing = drawings.get(name)
        return (
          <Cell key={name} data-icon={name}>
            {Drawing && <Icon of={Drawing} />}
            <span>{name}</span>
            <Files>
              {files} {files === 1 ? 'file' : 'files'}
            </Files>
          </Cell>
        )
      })}
    </Sheet>
  )
}
