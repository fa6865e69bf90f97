import { kitParts } from './kitParts'
import type { PartState } from './PartState'
import { PartStage } from './PartStage'

/** Renders every part of the table `kitParts`, one below the other, all in the same state. */
export function AllParts({ state }: { state: PartState }) {
  return (
    <>
      {kitParts.map(part => (
        <PartStage key={part.name} part={part} state={state} />
      ))}
    </>
  )
}
