import type { LucideIcon } from 'lucide-react'

interface IconProps {
  /** An icon of lucide-react. Each is imported on its own, so that a window's chunk contains only the icons it shows. */
  of: LucideIcon
  /** Edge length in CSS pixels. */
  size?: number
}

/** A decorative icon in the text's colour and the kit's one stroke width. Hidden from screen readers. */
export function Icon({ of: Drawing, size = 18 }: IconProps) {
  return <Drawing aria-hidden focusable={false} size={size} strokeWidth={size > 28 ? 1.25 : 1.75} />
}
