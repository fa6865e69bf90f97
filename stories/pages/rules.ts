/** The few rules that make the windows one family. */
export const rules = [
  [
    'Pictures speak',
    'The chrome is grey and quiet. One accent colour, for the one act that goes on and for what is marked; red is for what can’t be undone and for what went wrong.',
  ],
  [
    'One act leads',
    'A window has one primary button, last in the bar at its foot. Ways back stand before it, a count or a quiet act at the start. What destroys is never the leading act of a window, only of the question that asks for it.',
  ],
  [
    'Steps of four',
    'Everything keeps a distance of 4, 8, 12, 16, 24 or 32 px. 4 and 8 hold together what belongs together, 16 is the margin of a window, 24 and 32 part groups.',
  ],
  [
    'Weight before size',
    'Four sizes from 12 to 17 px. What leads is heavier, what explains is softer; a heading is rarely larger than what it heads.',
  ],
  [
    'Corners nest',
    'Fourteen round a window, eight a control, five what lies inside a control: the smaller the thing, the smaller its corner.',
  ],
  [
    'Ground instead of lines',
    'A surface, a sunken one, a hovered one. A line only parts the bar from the body; a shadow only lifts what really lies above.',
  ],
  [
    'Nothing jumps',
    'What loads keeps the place that it will take. A picture has its proportions before its file, a message has its place before it is needed.',
  ],
  ['Empty is a beginning', 'An empty list says why it is empty and carries the next step as a button.'],
  [
    'Errors help',
    'What happened, why, what to do: at the field it is about, in words, with the way to try again. Colour never says it alone, and what was typed stays.',
  ],
  ['Motion has a reason', '120 ms for what a hand does, 220 ms for what comes and goes. Who asked for less gets none.'],
  [
    'A hand, a key, a voice',
    'Every act works by touch, by keyboard and by name. The focus is always visible: 2 px of accent, 2 px off. What is dragged also has a button.',
  ],
  [
    'A phone is not a small desktop',
    'A window that the screen is too small for becomes a sheet over all of it, its leading act at the foot, in reach of the thumb.',
  ],
] as const
