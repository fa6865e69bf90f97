import { useState } from 'react'
import styled from 'styled-components'
import type { KitPart } from './KitPart'
import type { PartState } from './PartState'
import { partTexts } from './partTexts'

const Place = styled.section`
  max-width: 420px;
  padding: 6px;
`

/** Renders a part in one state, and writes its last reported value into a hidden output. */
export function PartStage({ part, state }: { part: KitPart; state: PartState }) {
  const [value, setValue] = useState(part.start)
  const [report, setReport] = useState('')
  const takes = (what: NonNullable<KitPart['takes']>[number]) => part.takes?.includes(what) === true
  return (
    <Place data-part={JSON.stringify(part)}>
      <span data-start tabIndex={-1} />
      {part.draw({
        label: partTexts.label,
        value,
        onChange: next => {
          setValue(next)
          setReport(JSON.stringify(next))
        },
        ...(takes('hint') && { hint: partTexts.hint }),
        ...(state === 'faulty' && takes('error') && { error: partTexts.error }),
        ...(state === 'faulty' && takes('required') && { isRequired: true }),
        ...(state === 'disabled' && takes('disabled') && { disabled: true }),
        ...(state === 'unlabelled' && takes('hiddenLabel') && { isLabelHidden: true }),
      })}
      <output hidden>{report}</output>
    </Place>
  )
}
