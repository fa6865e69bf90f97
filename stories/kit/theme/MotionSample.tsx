import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../src/kit/control/Button'
import { cssVar, type TokenName } from '../../../src/kit/theme/tokens'

const Track = styled.div`
  width: 200px;
  padding: ${cssVar('space-1')};
  border-radius: ${cssVar('radius')};
  background: ${cssVar('surface-sunken')};
`
const Ball = styled.div<{ $transition: string }>`
  width: 24px;
  height: 24px;
  border-radius: ${cssVar('radius-round')};
  background: ${cssVar('accent')};
  transition: ${({ $transition }) => $transition};
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

/** Renders a ball that moves with the duration or easing of a token. With reduced motion, the ball jumps instead. */
export function MotionSample({ token }: { token: TokenName }) {
  const [isThere, setIsThere] = useState(false)
  const isDuration = token.startsWith('motion')
  return (
    <>
      <Track>
        <Ball
          $transition={`translate ${isDuration ? cssVar(token) : '800ms'} ${isDuration ? 'linear' : cssVar(token)}`}
          style={{ translate: isThere ? '168px' : '0' }}
        />
      </Track>
      <Button size="small" aria-label={`Play ${token}`} onClick={() => setIsThere(before => !before)}>
        Play
      </Button>
    </>
  )
}
