import { fieldText } from './fieldText';

const farthest = 1_000_000;

/** The page of a list that an address asks for by `p`, counted from 1; the first where it asks for none that can be. */
export function pageNumber(query: unknown): number {
  const page = Number(fieldText(query, 'p'));
  return Number.isInteger(page) && page >= 1 && page <= farthest ? page : 1;
}
