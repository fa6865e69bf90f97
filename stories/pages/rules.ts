/** Design rules that all windows follow. */
export const rules = [
  [
    'Pictures come first',
    'The frame is grey and quiet. One accent colour marks the main action and the selection. Red marks errors and actions that can’t be undone.',
  ],
  [
    'One main action',
    'A window has one primary button, the last one in the bar at the bottom. Cancel and back come before it. A count or another action, such as deleting, is at the start of the bar. A destructive action is primary only in the dialog that confirms it.',
  ],
  [
    'Steps of four',
    'Distances are 4, 8, 12, 16, 24 or 32 px. 4 and 8 join related parts, 16 is the margin of a window, and 24 and 32 separate groups.',
  ],
  [
    'Weight before size',
    'There are four font sizes, from 12 to 17 px. Headings are bolder, and explanations are softer. A heading is rarely larger than its content.',
  ],
  ['Corners by size', 'The radius is 14 px for a window, 8 px for a control, and 5 px inside a control.'],
  [
    'Surfaces instead of lines',
    'A surface is plain, sunken or hovered. Lines only separate: the header and the bar from the body, and the rows of a list. A shadow only marks layers above others.',
  ],
  [
    'Nothing jumps',
    'Content has its space before it loads: a placeholder has the size of the content, and a picture has its proportions before its file arrives.',
  ],
  ['Empty lists help', 'An empty list says why it is empty, and has a button for the next step.'],
  [
    'Errors help',
    'An error says what happened, why, and what to do. A wrong value shows its error at the field; a failed request has a retry button. No error depends on colour alone. The input stays in its fields.',
  ],
  [
    'Motion has a reason',
    'Reactions to input take 120 ms, and windows appear in 220 ms. The specification sets other times for a few parts, such as 500 ms for a help text and 666 ms for the backdrop of the log-in. For people who ask for reduced motion, nothing moves: a spinner fades instead of turning.',
  ],
  [
    'Touch, keyboard, screen reader',
    'Every action works by touch and by keyboard, and has a name. The focus is always visible: a line of 2 px in the accent colour. No action needs dragging.',
  ],
  [
    'A phone is not a small desktop',
    'On a small screen, most windows cover the whole screen. The main action is at the foot, in reach of the thumb.',
  ],
] as const
