import type { EventRow } from '../../../src/event/overview/EventRow'

const DOTS = ['M12 6h.01', 'M12 12h.01', 'M12 18h.01']

/** Renders the elements of a row of the overview, with no other features. */
export function BareEventLine({ row, index }: { readonly row: EventRow; readonly index: number }) {
  const { isPublished, date, time, city, host, title, category } = row
  const status = isPublished ? 'Veröffentlicht' : 'Nicht veröffentlicht'
  return (
    <div role="row" className="line" aria-rowindex={index + 2} aria-selected={false} tabIndex={-1} data-index={index}>
      <div role="gridcell" className="mark" data-action="mark">
        <input type="checkbox" readOnly checked={false} tabIndex={-1} aria-label={`${title} markieren`} />
      </div>
      <div role="gridcell" className="status" title={status}>
        <span className={isPublished ? 'dot isOn' : 'dot'} />
        <span className="statusText">{status}</span>
      </div>
      <div role="gridcell" className="date">
        <span>{date}</span>
        {time && <span className="time">{time}</span>}
      </div>
      {Object.entries({ city, host, title, category }).map(([name, text]) => (
        <div key={name} role="gridcell" className={`text ${name}`}>
          {text}
        </div>
      ))}
      <div role="gridcell" className="menu" data-action="menu">
        <button
          type="button"
          aria-haspopup="menu"
          aria-expanded={false}
          tabIndex={-1}
          aria-label={`Aktionen zu ${title}`}
        >
          <svg
            width={18}
            height={18}
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth={1.75}
            aria-hidden
            focusable={false}
          >
            {DOTS.map(shape => (
              <path key={shape} d={shape} />
            ))}
          </svg>
        </button>
      </div>
    </div>
  )
}
