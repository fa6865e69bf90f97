import { useId } from 'react'
import styled from 'styled-components'
import { cssVar } from '../theme/tokens'

interface ProgressBarProps {
  /** The name of the action in progress. */
  label: string
  /** From 0 to `max`; undefined if the end is not known. */
  value?: number
  max?: number
  /** The amount as text, such as '3,2 MB / 10 MB'. */
  text?: string
  isFailed?: boolean
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${cssVar('space-3')};
  margin-block-end: ${cssVar('space-1')};
`
const Amount = styled.span`
  color: ${cssVar('text-soft')};
  font-variant-numeric: tabular-nums;
`
const Bar = styled.progress<{ $isFailed: boolean }>`
  --fill: ${({ $isFailed }) => cssVar($isFailed ? 'danger' : 'accent')};
  appearance: none;
  display: block;
  width: 100%;
  height: 6px;
  border: 0;
  border-radius: ${cssVar('radius-round')};
  background: ${cssVar('border')};
  overflow: hidden;
  &::-webkit-progress-bar {
    background: ${cssVar('border')};
  }
  &::-webkit-progress-value {
    background: var(--fill);
    border-radius: ${cssVar('radius-round')};
  }
  &::-moz-progress-bar {
    background: var(--fill);
    border-radius: ${cssVar('radius-round')};
  }
  &:indeterminate::-webkit-progress-bar {
    background: repeating-linear-gradient(-45deg, var(--fill) 0 8px, ${cssVar('accent-soft')} 8px 16px);
  }
  &:indeterminate::-moz-progress-bar {
    background: repeating-linear-gradient(-45deg, var(--fill) 0 8px, ${cssVar('accent-soft')} 8px 16px);
  }
  @media (forced-colors: active) {
    /* A bar with styled parts has no native appearance, so it sets the system's colours itself. */
    forced-color-adjust: none;
    height: 10px;
    border: 1px solid CanvasText;
    background: Canvas;
    &::-webkit-progress-bar {
      background: Canvas;
    }
    &::-webkit-progress-value {
      background: Highlight;
    }
    &::-moz-progress-bar {
      background: Highlight;
    }
  }
`

/** A progress bar with its name and the amount as text. */
export function ProgressBar({ label, value, max = 100, text, isFailed = false }: ProgressBarProps) {
  const id = useId()
  return (
    <div>
      <Head>
        <label htmlFor={id}>{label}</label>
        {text !== undefined && <Amount>{text}</Amount>}
      </Head>
      <Bar id={id} $isFailed={isFailed} value={value} max={max} />
    </div>
  )
}
