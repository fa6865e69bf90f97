import type { LucideIcon } from 'lucide-react'

interface IconProps {
  /** The drawing, one import of lucide-react, so that a window's chunk carries only the icons it shows. */
  of: LucideIcon
  /** Edge length in CSS pixels. */
  size?: number
}

/** A decorative icon in the text's colour, in the one stroke width of the kit. Screen readers do not meet it. */
export function Icon({ of: Drawing, size = 18 }: IconProps) {
  return <Drawing aria-hidden focusable={false} size={size} strokeWidth={size > 28 ? 1.25 : 1.75} />
}
