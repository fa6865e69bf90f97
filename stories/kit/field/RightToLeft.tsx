import type { ReactNode } from 'react'

/** Renders a part mirrored, as in an Arabic or Hebrew window. */
export function RightToLeft({ children }: { children: ReactNode }) {
  return (
    <div dir="rtl" lang="ar">
      {children}
    </div>
  )
}
