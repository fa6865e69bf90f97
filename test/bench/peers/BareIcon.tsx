import { iconShapes } from './iconShapes'

/** Renders an icon in the text's colour. */
export function BareIcon({ name, size }: { name: keyof typeof iconShapes; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      aria-hidden
      focusable={false}
    >
      {iconShapes[name].map(shape => (
        <path key={shape} d={shape} />
      ))}
    </svg>
  )
}
