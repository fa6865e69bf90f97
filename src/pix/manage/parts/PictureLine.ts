import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'

/**
 * Style of a row in the list view; the grid's style sheet has the styles shared with tiles. `&&&` outranks the rules of
 * the grid.
 */
export const PictureLine = styled.div`
  &&& {
    display: grid;
    grid-template-columns: auto 40px minmax(0, 1fr) minmax(0, 0.6fr) auto auto;
    align-items: center;
    gap: ${cssVar('space-3')};
    height: 100%;
    padding-inline: ${cssVar('space-1')};
    border-block-end: 1px solid ${cssVar('border')};
    border-radius: 0;
  }
  &&&[aria-selected='true'] {
    background: ${cssVar('accent-soft')};
  }
  &&&:focus-visible {
    outline-offset: -2px;
  }
  &&& .mat {
    width: 40px;
    height: 40px;
    border-radius: ${cssVar('radius-small')};
  }
  &&& .missing {
    color: ${cssVar('text-soft')};
  }
  &&& :is(.check, .insert, .best, .edit, .delete) {
    position: relative;
    inset: auto;
    margin: 0;
  }
  &&& .title {
    -webkit-line-clamp: 1;
    margin: 0;
  }
  &&& .texts:not(:has(.meta)) .title {
    -webkit-line-clamp: 2;
  }
  .share {
    grid-column: -2;
  }
  .best {
    grid-column: -3;
  }
  /* Covers the end of the row under the pointer or the focus. In other rows the texts use that space. */
  .actions {
    position: absolute;
    inset-block: 0 1px;
    inset-inline-end: 0;
    display: flex;
    align-items: center;
    gap: ${cssVar('space-2')};
    padding-inline: ${cssVar('space-3')} ${cssVar('space-1')};
    background: ${cssVar('surface')};
  }
  &&&[aria-selected='true'] .actions {
    background: ${cssVar('accent-soft')};
  }
  &&&:not(:hover, :focus-within) .actions {
    display: none;
  }
  @media (max-width: 560px) {
    &&& {
      grid-template-columns: auto 40px minmax(0, 1fr) auto auto;
      gap: 0 ${cssVar('space-2')};
    }
    &&& > * {
      grid-row: 1 / span 2;
    }
    &&& .texts {
      grid-area: 1 / 3;
      align-self: end;
    }
    &&& .facts {
      grid-area: 2 / 3;
      display: flex;
      gap: ${cssVar('space-2')};
      align-self: start;
      min-width: 0;
    }
    &&& .facts .meta {
      min-width: 0;
      white-space: nowrap;
    }
    &&& .facts .meta:last-child {
      flex: 1 1 0;
    }
    &&& .insert {
      padding-inline: ${cssVar('space-2')};
    }
  }
`
