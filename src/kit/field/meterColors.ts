/** The colours of the password meter's six steps, red to green; each stands out 3 to 1 on the light and on the dark surface. */
export const meterColors = ['#d8322a', '#d9541e', '#c26a00', '#9a7d00', '#5f8f14', '#1f9440'] as const
