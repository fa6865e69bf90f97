/** What the strength of a new password is called, from weakest to strongest behind the name of the measure. */
export const strengthLabels = ['register_strength', 'register_strength_1', 'register_strength_2', 'register_strength_3', 'register_strength_4', 'register_strength_5', 'register_strength_6'] as const
