import { useState } from 'react'

const PHONE = { width: 375, height: 740 }
const WIDE = { width: 760, height: 740 }
const VARIANTS = [
  { name: 'On a phone', ...PHONE, globals: 'scheme:light' },
  { name: 'Dark', ...PHONE, globals: 'scheme:dark' },
  { name: 'Touch', ...PHONE, globals: 'density:touch' },
  { name: 'English', ...PHONE, globals: 'language:en' },
  { name: 'Polish', ...PHONE, globals: 'language:pl' },
  { name: '40 % longer', ...PHONE, globals: 'language:pseudo' },
  { name: 'Right to left', ...PHONE, globals: 'direction:rtl' },
  { name: 'The portal does not respond', ...PHONE, globals: 'network:silent' },
  { name: 'The portal responds with 503', ...PHONE, globals: 'network:failing' },
  { name: 'The portal’s template', ...WIDE, globals: 'layout:template' },
] as const

/**
 * Renders a story with several settings of the toolbar, side by side. The variants load when a person opens the
 * section, and run no play functions.
 */
export function EveryVariant({ storyId, heading }: { storyId: string; heading: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary style={{ padding: '16px 0', fontSize: 20, fontWeight: 600, cursor: 'pointer' }}>{heading}</summary>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
        {isOpen &&
          VARIANTS.map(({ name, width, height, globals }) => (
            <figure key={name} style={{ margin: 0 }}>
              <figcaption>{name}</figcaption>
              <object
                aria-label={name}
                type="text/html"
                width={width}
                height={height}
                data={`iframe.html?id=${storyId}&viewMode=story&embed=true&globals=${globals};a11y.manual:!true`}
              />
            </figure>
          ))}
      </div>
    </details>
  )
}
