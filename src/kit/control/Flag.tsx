import styled from 'styled-components'

/** Size in px of one cell of the specification's flag sprite (events 9). */
const WIDTH = 24
const HEIGHT = 17

const Cloth = styled.svg`
  flex: none;
  border-radius: 2px;
  box-shadow: 0 0 0 1px rgb(0 0 0 / 0.15);
`

const stripes = (...colors: readonly string[]) =>
  colors.map((color, index) => (
    <rect
      key={color}
      y={(HEIGHT / colors.length) * index}
      width={WIDTH}
      height={HEIGHT / colors.length + 0.1}
      fill={color}
    />
  ))

const unionFlag = (
  <>
    <rect width={WIDTH} height={HEIGHT} fill="#012169" />
    <path d="M0 0l24 17M24 0L0 17" stroke="#fff" strokeWidth="3.4" />
    <path d="M0 0l24 17M24 0L0 17" stroke="#c8102e" strokeWidth="1.4" />
    <path d="M12 0v17M0 8.5h24" stroke="#fff" strokeWidth="5.6" />
    <path d="M12 0v17M0 8.5h24" stroke="#c8102e" strokeWidth="3.4" />
  </>
)

const flags: Readonly<Record<string, React.ReactNode>> = {
  de: stripes('#000', '#d00', '#ffce00'),
  en: unionFlag,
  pl: stripes('#fff', '#dc143c'),
}

/**
 * Shows the flag of a language by its short code; a grey area for a language without a flag. The flag is hidden from
 * screen readers, because the code or the name of the language shows beside it.
 */
export function Flag({ code }: { code: string }) {
  return (
    <Cloth width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      {flags[code] ?? <rect width={WIDTH} height={HEIGHT} fill="#9aa5a5" />}
    </Cloth>
  )
}
