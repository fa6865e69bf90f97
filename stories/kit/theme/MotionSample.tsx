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
const Ball = styled.div`
  width: 24px;
  height: 24px;
  border-radius: ${cssVar('radius-round')};
  background: ${cssVar('accent')};
`

/** Renders a ball that moves with the duration or easing of a token. */
export function MotionSample({ token }: { token: TokenName }) {
  const [isThere, setIsThere] = useState(false)
  const isDuration = token.startsWith('motion')
  return (
    <>
      <Track>
        <Ball
          style={{
            translate: isThere ? '168px' : '0',
            transition: `translate ${isDuration ? cssVar(token) : '800ms'} ${isDuration ? 'linear' : cssVar(token)}`,
          }}
        />
      </Track>
      <Button size="small" aria-label={`Play ${token}`} onClick={() => setIsThere(before => !before)}>
        Play
      </Button>
    </>
  )
}
